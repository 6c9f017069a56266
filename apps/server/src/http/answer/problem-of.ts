import type { Problem } from '@lantern/contract/problem';
import { type ProblemCode, PROBLEM_STATUS, ProblemError } from '@lantern/contract/problem-error';
import { isDiskFull, isPassingTrouble, isUnstorableText } from '../../db/errors';
import { notJsonText, problemText } from '../../texts/problem-texts';

/** Fastify's own refusals, as ours. */
const FASTIFY_CODES: Record<string, ProblemCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'bodyTooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupportedMediaType',
  FST_ERR_BAD_URL: 'notFound',
  FST_ERR_MAX_PARAM_LENGTH: 'notFound',
  FST_ERR_HANDLER_TIMEOUT: 'timedOut',
};

/** Anything thrown, as a problem from the closed list; what is not on it is a bug of ours: internal. */
export function problemErrorOf(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  return new ProblemError(codeOf(error), {}, { cause: error });
}

function codeOf(error: unknown): ProblemCode {
  if (!(error instanceof Error)) return 'internal';
  const known = 'code' in error ? FASTIFY_CODES[String(error.code)] : undefined;
  if (known) return known;
  if (isDiskFull(error)) return 'storageFull';
  if (isUnstorableText(error)) return 'invalidRequest';
  if (isPassingTrouble(error)) return 'busy';
  return isFastifyRefusal(error) ? 'invalidRequest' : 'internal';
}

/** Malformed JSON, a wrong length, and whatever else its parsers refuse. */
function isFastifyRefusal(error: Error): boolean {
  const { code = '', statusCode = 500 } = error as { code?: unknown; statusCode?: unknown }; // read with care below
  return String(code).startsWith('FST_ERR_CTP_') && Number(statusCode) < 500;
}

const NOT_JSON = ['FST_ERR_CTP_INVALID_JSON_BODY', 'FST_ERR_CTP_EMPTY_JSON_BODY'];

function isNotJson(error: unknown): boolean {
  return error instanceof Error && 'code' in error && NOT_JSON.includes(String(error.code));
}

/** The body of an error answer: no stack, no SQL, no message of an exception. */
export function problemOf(problem: ProblemError, locale: string, traceId: string): Problem {
  const { code, errors, bad, cause } = problem;
  return {
    type: 'about:blank',
    status: PROBLEM_STATUS[code],
    code,
    ...problemText(code, locale),
    errors: isNotJson(cause) ? { _: [notJsonText(locale)] } : errors,
    ...(bad && { bad: [...bad] }),
    traceId,
  };
}
