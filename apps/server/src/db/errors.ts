/** The SQLSTATE of a failed statement, the same on both databases. */
export function sqlStateOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}

export function isUniqueViolation(error: unknown): boolean {
  return sqlStateOf(error) === '23505';
}

/** Statement timeout, lock timeout, too many connections, shutting down: worth trying again soon. */
export function isPassingTrouble(error: unknown): boolean {
  const state = sqlStateOf(error);
  if (state && ['57014', '55P03', '53300', '57P01', '57P02', '57P03', '08006', '08001'].includes(state))
    return true;
  if (state && ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT'].includes(state)) return true;
  return (
    error instanceof Error &&
    /timeout exceeded when trying to connect|Connection terminated/.test(error.message)
  );
}
