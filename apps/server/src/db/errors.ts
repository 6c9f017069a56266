/** The SQLSTATE of a failed statement, the same on both databases. */
export function sqlStateOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}

export function isUniqueViolation(error: unknown): boolean {
  return sqlStateOf(error) === '23505';
}

const DISK_FULL = '53100';

/** Without room on its disk, the embedded database takes nothing more. */
export class DiskFullError extends Error {
  override name = 'DiskFullError';
  readonly code = DISK_FULL;

  constructor(options?: ErrorOptions) {
    super('There is no room left on the disk of the database.', options);
  }
}

/** Of the disk of the files: full, or more than this account may have of it. */
const NO_ROOM = new Set([DISK_FULL, 'ENOSPC', 'EDQUOT']);

/** The same on both databases, and for files: nothing can be written until somebody makes room. */
export function isDiskFull(error: unknown): boolean {
  return NO_ROOM.has(sqlStateOf(error) ?? '');
}

/** A text with a NUL or half of a character in it, which no text of the database can be. */
export function isUnstorableText(error: unknown): boolean {
  return ['22021', '22P05'].includes(sqlStateOf(error) ?? '');
}

/** A statement or a lock that took too long, a connection or a server that went away, no room for one more. */
const PASSING_STATES = new Set([
  '57014', // query_canceled: the statement's time was up
  '55P03', // lock_not_available
  '25006', // read_only_sql_transaction: a replica that is not the primary any more
  '25P03', // idle_in_transaction_session_timeout
  '40001', // serialization_failure, after the tries that it has
  '40P01', // deadlock_detected, the same
  '53200', // out_of_memory
  '53300', // too_many_connections
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
  '57P05', // idle_session_timeout
]);
const CONNECTION_EXCEPTION = /^08(?!P01)/;
const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** The driver has no codes for these. */
const LOST_CONNECTION =
  /timeout exceeded when trying to connect|^timeout expired$|Connection terminated|Connection ended|connection error and is not queryable|Client was closed and is not queryable/;

/** Worth trying again soon: nothing is wrong with what was asked, nor with who asked. */
export function isPassingTrouble(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const state = sqlStateOf(error);
  if (state && (PASSING_STATES.has(state) || CONNECTION_EXCEPTION.test(state) || UNREACHABLE.has(state)))
    return true;
  return endsConnection(error) || LOST_CONNECTION.test(error.message);
}

/** PostgreSQL and the poolers before it call FATAL whatever ends the connection, under many codes. */
function endsConnection(error: Error): boolean {
  return 'severity' in error && (error.severity === 'FATAL' || error.severity === 'PANIC');
}
