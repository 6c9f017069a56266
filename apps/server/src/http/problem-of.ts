import type { Problem } from '@lantern/contract/problem';
import { type ProblemCode, PROBLEM_STATUS, ProblemError } from '@lantern/contract/problem-error';
import { isPassingTrouble } from '../db/errors';
import { problemText } from '../texts/problem-texts';

/** Fastify's own refusals, as ours. */
const FASTIFY_CODES: Record<string, ProblemCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalidRequest',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalidRequest',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalidRequest',
  FST_ERR_CTP_BODY_TOO_LARGE: 'bodyTooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupportedMediaType',
  FST_ERR_BAD_URL: 'notFound',
  FST_ERR_HANDLER_TIMEOUT: 'timedOut',
};

/** Anything thrown, as a problem from the closed list; what is not on it is a bug of ours: internal. */
export function problemErrorOf(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  const code = error instanceof Error && 'code' in error ? FASTIFY_CODES[String(error.code)] : undefined;
  if (code) return new ProblemError(code, {}, { cause: error });
  if (isPassingTrouble(error)) return new ProblemError('busy', {}, { cause: error });
  return new ProblemError('internal', {}, { cause: error });
}

/** The body of an error answer: no stack, no SQL, no message of an exception. */
export function problemOf({ code, errors }: ProblemError, locale: string, traceId: string): Problem {
  return {
    type: 'about:blank',
    status: PROBLEM_STATUS[code],
    code,
    ...problemText(code, locale),
    errors,
    traceId,
  };
}
