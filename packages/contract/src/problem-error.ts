/** Every way a call can fail, and the HTTP status that carries it. Each side translates the code. */
export const PROBLEM_STATUS = {
  invalidRequest: 400,
  commandFailed: 400,
  notAuthenticated: 401,
  /** Of a program: unknown, ended or revoked. */
  invalidToken: 401,
  forbidden: 403,
  suspended: 403,
  notLicensed: 403,
  notPermitted: 403,
  insufficientScope: 403,
  notFound: 404,
  methodNotAllowed: 405,
  requestTimedOut: 408,
  conflict: 409,
  bodyTooLarge: 413,
  addressTooLong: 414,
  unsupportedMediaType: 415,
  /** The host belongs to nobody here. */
  misdirected: 421,
  idReused: 422,
  operationRefused: 422,
  tooManyRequests: 429,
  internal: 500,
  busy: 503,
  timedOut: 504,
  storageFull: 507,
} as const;

export type ProblemCode = keyof typeof PROBLEM_STATUS;

/** [8.2] Messages by camelCase field name; "_" holds the general ones. */
export type FieldMessages = Record<string, string[]>;

/** A line of a file that cannot be used; of an archive, in which file. */
export type BadLine = { file?: string | undefined; line: number; reason: string };

type ProblemOptions = ErrorOptions & { retryAfterMs?: number | null; bad?: readonly BadLine[] | null };

/** A call that failed. Apart from the schemas, so that a page can know it without them. */
export class ProblemError extends Error {
  override name = 'ProblemError';

  /** How long the server asks to be left alone, where it said so. */
  readonly retryAfterMs: number | null;
  readonly bad: readonly BadLine[] | null;

  constructor(
    readonly code: ProblemCode,
    readonly errors: FieldMessages = {},
    { retryAfterMs = null, bad = null, ...options }: ProblemOptions = {},
  ) {
    super(code, options);
    this.retryAfterMs = retryAfterMs;
    this.bad = bad;
  }
}
