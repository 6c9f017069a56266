import { PROBLEM_STATUS, type ProblemCode, type ProblemError } from '@lantern/contract/problem-error';
import {
  DEFAULT_LOCALE,
  LOCALES,
  type Locale,
  negotiateLocale,
  tagsOfAcceptLanguage,
} from '@lantern/domain/display/locales';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { noteRefusal } from '../../log/refused-request';
import { problemOf } from './problem-of';
import { problemPage, wantsPage } from './problem-page';

const RETRY_AFTER_SECONDS: Partial<Record<ProblemCode, number>> = {
  busy: 5,
  storageFull: 60,
  tooManyRequests: 60,
};

/** What failed: its line in the log, and the answer in the caller's language, a page for who waits for one. */
export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  { problem, locale }: { problem: ProblemError; locale: Locale },
): FastifyReply {
  prepareProblem(request, reply, problem);
  if (wantsPage(request)) return sendPage(reply, problemPage(request, problem.code, locale));
  return reply.type('application/problem+json; charset=utf-8').send(problemOf(problem, locale, request.id));
}

/** All but the body, which some protocols write in a way of their own. */
export function prepareProblem(request: FastifyRequest, reply: FastifyReply, problem: ProblemError): void {
  logProblem(request, problem);
  const { code, retryAfterMs } = problem;
  const retryAfter = retryAfterMs === null ? RETRY_AFTER_SECONDS[code] : Math.ceil(retryAfterMs / 1000);
  if (retryAfter) reply.header('retry-after', retryAfter);
  const challenge = challengeOf(problem);
  if (challenge) reply.header('www-authenticate', challenge);
  // Of an answer that had begun to be made before it failed.
  reply.removeHeader('content-encoding');
  reply.code(PROBLEM_STATUS[problem.code]).header('cache-control', 'no-store');
}

/** What a program reads first when its token does not do (RFC 6750). */
function challengeOf({ code, errors }: ProblemError): string | null {
  if (code === 'invalidToken') return 'Bearer error="invalid_token"';
  if (code !== 'insufficientScope') return null;
  return `Bearer error="insufficient_scope", scope="${errors['scope']?.join(' ')}"`;
}

function sendPage(reply: FastifyReply, { html, policy }: { html: string; policy: string }): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(html);
}

/** Without a tenant, or without a database to know it by, there is still a language to be understood in. */
export function wantedLocale({ headers }: FastifyRequest): Locale {
  return negotiateLocale(tagsOfAcceptLanguage(headers['accept-language'] ?? ''), LOCALES, DEFAULT_LOCALE);
}

/** A bug has a line of its own; anything else is said by the one of the request. */
function logProblem(request: FastifyRequest, { code, errors, cause }: ProblemError): void {
  if (code === 'internal') request.log.error(cause === undefined ? {} : { err: cause }, 'request failed');
  else noteRefusal(request, { code, fields: Object.keys(errors), cause });
}
