import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { getConfig } from '@lantern/contract/platform/get-config';
import { type ProblemCode, ProblemError } from '@lantern/contract/problem-error';
import type { MakeCall, PageFacts, PageRequest, RenderPage, Theme } from '@lantern/contract/render-page';
import { parseAllowedSources, sourceExpression } from '@lantern/domain/web/allowed-sources';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { problemErrorOf } from '../http/answer/problem-of';
import { problemWords } from '../http/answer/problem-page';
import type { CallContext } from '../http/call-context';
import { LONGEST_TRANSFER_MS } from '../http/limits';
import { portalConfigOf } from '../http/config/portal-config';
import type { ContextOf, InvokeCall } from '../http/serve';
import { loggedReason } from '../log/logged-error';
import { noteRefusal } from '../log/refused-request';
import type { Tenant } from '../store/platform/tenants';
import { localeOfAddress, offeredLocales } from './offered-locales';
import { brandElement, factsElement, iconElements, shellPage } from './page-elements';
import { countPages, inTime } from './render-limit';
import { contentSecurityPolicy } from './security-headers';

export type PageHead = {
  modules: string[];
  usesTitleFont: boolean;
  locale: string;
  nonce: string;
};

/** The built portal, or the one that Vite serves while people work on it. */
export type Portal = {
  load: () => Promise<RenderPage>;
  headOf: (page: PageHead) => string;
  /** The languages that have texts. */
  locales: () => Promise<readonly string[]>;
  /** Vite's dev server adds its own scripts to the html. */
  transform: ((url: string, html: string) => Promise<string>) | null;
};

/** What passes: a page of its own says when to come back. */
const PASSING: readonly ProblemCode[] = ['busy', 'timedOut', 'tooManyRequests'];

type PortalDeps = { portal: Portal; contextOf: ContextOf; invoke: InvokeCall };

/** [2.1] Every address under /learn is rendered here; what cannot be rendered is left to the browser. */
export function servePortal(app: FastifyInstance, { portal, contextOf, invoke }: PortalDeps): void {
  const counted = countPages();
  const servePage = async (request: FastifyRequest, reply: FastifyReply, isTooMany: boolean) => {
    const asked = await contextOf(request);
    const addressed = localeOfAddress(request.url, await offeredLocales(portal, asked.tenant));
    const context = { ...asked, locale: addressed ?? asked.locale };
    const nonce = randomBytes(16).toString('base64');
    let passing: ProblemError | null = null;
    const call: MakeCall = async (definition, input) => {
      try {
        return await invoke(definition, input, context);
      } catch (error) {
        const problem = loggedProblem(error, request);
        if (PASSING.includes(problem.code)) passing ??= problem;
        throw problem;
      }
    };
    const facts = { ...(await factsOf(request, context, invoke)), hasLocaleAddress: addressed !== null };
    reply.headers(
      htmlHeaders(context, { nonce, isDevelopment: portal.transform !== null, url: request.url }),
    );
    const headOf: PageRequest['headOf'] = (page) =>
      `${iconElements(facts)}${factsElement(facts)}${portal.headOf({ ...page, locale: facts.locale, nonce })}${brandElement(facts, nonce)}`;
    try {
      const render = await portal.load();
      if (isTooMany) throw new ProblemError('busy');
      const rendering = render({
        request: new Request(`${facts.origin}${request.url}`, {
          headers: { 'user-agent': request.headers['user-agent'] ?? '' },
        }),
        nonce,
        facts,
        call,
        headOf,
        onError: (error) => logPageError(request, error),
      });
      const answer = await (portal.transform ? rendering : inTime(rendering));
      // What passes is told by its own page: the portal would say that something is broken.
      if (passing && answer.status >= 500) {
        await answer.body?.cancel();
        throw passing;
      }
      return await send(request, reply, answer, portal);
    } catch (error) {
      if (passing) throw passing;
      logPageError(request, error);
      const html = shellPage(facts, {
        head: headOf({ modules: [], usesTitleFont: false }),
        nonce,
        words: problemWords(request, error instanceof ProblemError ? error.code : 'timedOut', facts.locale),
      });
      return reply.send(portal.transform ? await portal.transform(request.url, html) : html);
    }
  };
  const handler = (request: FastifyRequest, reply: FastifyReply) =>
    counted((isTooMany) => servePage(request, reply, isTooMany));
  // While people work on it, its files are made as they are asked for.
  const limit = portal.transform ? { handlerTimeout: LONGEST_TRANSFER_MS } : {};
  app.get('/learn', limit, handler);
  app.get('/learn/*', limit, handler);
}

/** An error travels with the page it failed on: a problem may, a bug is logged here and goes without its message. */
function loggedProblem(error: unknown, request: FastifyRequest): ProblemError {
  const problem = problemErrorOf(error);
  const { code } = problem;
  if (code === 'internal') request.log.error({ err: error }, 'a call of a page failed');
  else noteRefusal(request, { code, cause: problem.cause });
  return error instanceof ProblemError ? error : new ProblemError(code);
}

/** [2.20] A page that fails so that people can see what that looks like. */
const SIMULATED = /^\/learn\/simulate-error(\?|$)/;

/** A problem that a call of the page has met was logged where it was met; what was asked to fail is no bug. */
function logPageError(request: FastifyRequest, error: unknown): void {
  if (error instanceof ProblemError || SIMULATED.test(request.url)) return;
  request.log.error({ err: error }, 'a page could not be rendered whole');
}

async function send(request: FastifyRequest, reply: FastifyReply, answer: Response, portal: Portal) {
  const location = answer.headers.get('location');
  if (location) return reply.redirect(location, answer.status);
  reply.code(answer.status);
  if (portal.transform) return reply.send(await portal.transform(request.url, await answer.text()));
  if (!answer.body) return reply.send('');
  return reply.send(Readable.fromWeb(answer.body as never)); // the DOM's and Node's stream types differ in name only
}

async function factsOf(
  request: FastifyRequest,
  context: CallContext,
  invoke: InvokeCall,
): Promise<Omit<PageFacts, 'hasLocaleAddress'>> {
  return {
    locale: context.locale,
    theme: themeOf(request.cookies['theme']),
    timeZone: usableTimeZone(context.session?.userTimezone, request.cookies['timezone']),
    now: context.now,
    origin: request.ownOrigin,
    isSignedIn: context.session !== null,
    isSuspended: context.suspendedSession !== null,
    isFramed: request.headers['sec-fetch-dest'] === 'iframe',
    provider: context.session?.providerCode ?? null,
    newLearnerCookie: request.cookies['new-learner-MF'] ?? null,
    formatted: {},
    listsCookie: request.cookies['lists'] ?? null,
    readerCookie: request.cookies['reader'] ?? null,
    config: await configOf(request, context, invoke),
  };
}

/** [7.30] Configuration that cannot be read is a line in the log; the page works with what the tenant says of itself. */
async function configOf(request: FastifyRequest, context: CallContext, invoke: InvokeCall) {
  try {
    return await invoke(getConfig, {}, context);
  } catch (error) {
    request.log.warn({ reason: loggedReason(error) }, 'the configuration of a page could not be read');
    return portalConfigOf(context);
  }
}

function themeOf(cookie: string | undefined): Theme | null {
  return cookie === 'light' || cookie === 'dark' ? cookie : null;
}

/** The profile's zone, else the browser's own, which it leaves in a cookie, else UTC. */
function usableTimeZone(...zones: Array<string | null | undefined>): string {
  return zones.find((zone) => zone && isTimeZone(zone)) ?? 'UTC';
}

const knownZones = new Map<string, boolean>();
const MOST_ZONES = 1000;

function isTimeZone(zone: string): boolean {
  const known = knownZones.get(zone);
  if (known !== undefined) return known;
  if (knownZones.size >= MOST_ZONES) knownZones.clear();
  const is = canFormatIn(zone);
  knownZones.set(zone, is);
  return is;
}

function canFormatIn(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** [2.18] Where a tool in a frame of ours sends its learner: only our own page may be around it. */
const TOOL_RETURN = /^\/learn\/lti-tool-callback(\?|$)/;

type PageAnswer = { nonce: string; isDevelopment: boolean; url: string };

function htmlHeaders({ tenant }: CallContext, { nonce, isDevelopment, url }: PageAnswer) {
  const frameSources = [
    ...sourcesIn(tenant, 'lms.learner_allowed_external_sources'),
    ...toolSources(tenant),
    ...fragmentSources(tenant),
  ];
  const own = TOOL_RETURN.test(url) ? [`'self'`] : [];
  const embedders = [...own, ...sourcesIn(tenant, 'ui.learner.embedders')];
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': contentSecurityPolicy({ nonce, frameSources, embedders, isDevelopment }),
  };
}

/** Where tools of LTI are shown; a launch begins and is signed on our own origin. */
function toolSources({ toolAddresses }: Tenant): string[] {
  const origins = new Set(toolAddresses.map((address) => new URL(address).origin));
  return origins.size > 0 ? [`'self'`, ...origins] : [];
}

/** [1.6] Exactly the pages that are registered; a comma or a semicolon would end what is said of them. */
function fragmentSources({ fragments }: Tenant): string[] {
  return Object.values(fragments).flatMap(({ kind, address }) =>
    kind === 'frame' ? [address.replaceAll(';', '%3B').replaceAll(',', '%2C')] : [],
  );
}

/** A comma list of origins among the tenant's settings, each written anew. */
function sourcesIn({ settings }: Tenant, key: string): string[] {
  const setting = settings[key];
  return parseAllowedSources(typeof setting === 'string' ? setting : null).map(sourceExpression);
}
