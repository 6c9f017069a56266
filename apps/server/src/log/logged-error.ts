export type LoggedError = {
  type: string;
  message: string;
  code?: string;
  stack: string;
  cause?: LoggedError;
};

/** What the log keeps of a bug. The error's other fields it does not: a database puts rows and parameters there. */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const { name, message, stack = '', cause } = error;
  return {
    type: name,
    message,
    ...('code' in error && { code: String(error.code) }),
    stack,
    ...(cause !== undefined && { cause: loggedError(cause) }),
  };
}

export type LoggedReason = { type: string; code?: string; message?: string; cause?: LoggedReason };

/**
 * What it keeps of trouble that is no bug: no stack, and no message where a code says the same. Both name folders of the
 * machine.
 */
export function loggedReason(error: unknown): LoggedReason {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, cause } = error;
  const hasCode = 'code' in error && error.code !== undefined && error.code !== null;
  return {
    type: name,
    ...(hasCode ? { code: String(error.code) } : { message }),
    ...(cause !== undefined && { cause: loggedReason(cause) }),
  };
}
