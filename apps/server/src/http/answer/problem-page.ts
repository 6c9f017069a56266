import type { ProblemCode } from '@lantern/contract/problem-error';
import { PORTAL_PATHS } from '@lantern/domain/access/portal-paths';
import type { Locale } from '@lantern/domain/display/locales';
import type { FastifyRequest } from 'fastify';
import { problemPageTexts } from '../../texts/problem-page-texts';
import { type PlainPage, plainPage } from '../pages/plain-page';

const PRODUCT = 'Lantern';
/** Worth asking for again as it is. */
const PASSING: readonly ProblemCode[] = ['busy', 'timedOut', 'storageFull', 'tooManyRequests', 'internal'];

/** Does a person wait for a page, and not a program for an answer? */
export function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  if (url.startsWith('/api/') || headers['x-requested-with'] !== undefined) return false;
  return (method === 'GET' || method === 'POST') && (headers.accept ?? '').includes('text/html');
}

/** Says what happened and what to do; made without the database, which may be what is missing. */
export function problemPage(request: FastifyRequest, code: ProblemCode, locale: Locale) {
  return plainPage(problemWords(request, code, locale));
}

export function problemWords(request: FastifyRequest, code: ProblemCode, locale: Locale): PlainPage {
  const { language, title, detail, actions } = problemPageTexts(code, locale);
  const home = { href: PORTAL_PATHS.home, label: actions.home };
  const again = { href: request.url, label: actions.again };
  const mayAskAgain = request.method === 'GET' && isOwnPath(request.url) && PASSING.includes(code);
  // At a host that is nobody's there is no start page either.
  const ways = code === 'misdirected' ? [] : [home];
  return {
    language,
    productTitle: PRODUCT,
    title,
    detail,
    actions: mayAskAgain ? [again, ...ways] : ways,
  };
}

/** A link to `//host` would leave us. */
function isOwnPath(url: string): boolean {
  return /^\/(?![/\\])/.test(url);
}
