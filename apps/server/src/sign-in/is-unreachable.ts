/** The provider did not answer, or not in time: nobody's fault here, and worth another try. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof TypeError) return error.message === 'fetch failed';
  return error instanceof Error && 'code' in error && error.code === 'OAUTH_TIMEOUT';
}
