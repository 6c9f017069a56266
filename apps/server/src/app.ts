import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import { ProblemError } from '@lantern/contract/problem-error';
import Fastify, { type FastifyInstance } from 'fastify';
import { serveCalendarFiles } from './calendar/serve-calendar-files';
import { serveEventCalendar } from './calendar/serve-event-calendar';
import { API_CALLS } from './calls/api-calls';
import { OPERATION_CALLS } from './calls/operations/operation-calls';
import { serveAchievementPictures } from './certificates/serve-achievement-pictures';
import { serveCertificateFiles } from './certificates/serve-certificate-files';
import { closeUnusedConnections } from './close-unused-connections';
import type { Database } from './db/db';
import { serveFiles } from './files/serve-files';
import { answerClientError } from './http/answer/answer-client-error';
import { answerProblems } from './http/answer/answer-problems';
import { compressAnswers } from './http/answer/compress';
import { problemErrorOf } from './http/answer/problem-of';
import { sendProblem, wantedLocale } from './http/answer/send-problem';
import { serveHealth } from './http/health';
import { LONGEST_TRANSFER_MS, MOST_BODY_BYTES, REQUEST_MS } from './http/limits';
import { createRequestContext } from './http/request-context';
import { checkForwarded, checkOneHost, decorateRequests } from './http/request-origin';
import type { OwnFragments } from './http/config/own-fragments';
import { createServe } from './http/serve';
import { createTenantOfHost } from './http/tenant-of-host';
import { type TrustedProxies, trustOf } from './http/trusted-proxies';
import { loggedError } from './log/logged-error';
import { OneLinePerRequest, loggedRequest } from './log/one-line-per-request';
import { refusalOf } from './log/refused-request';
import { openLive } from './live/open-live';
import { serveLive } from './live/serve-live';
import { serveLti } from './lti/serve-lti';
import { createToolKeySets } from './lti/token/tool-key-sets';
import { serveOutbox } from './mail/pages/serve-outbox';
import { writeStoredDigest } from './digests/write-digest';
import { serveUnsubscribe } from './mail/pages/serve-unsubscribe';
import { serveOauth } from './oauth/serve-oauth';
import type { RunApart } from './http/run-apart';
import { serveFragmentCopies } from './pages/fragments/serve-fragment-copies';
import { setCommonHeaders, setTransportHeader } from './pages/security-headers';
import { serveApiPage } from './pages/serve-api-page';
import { type Portal, servePortal } from './pages/serve-portal';
import { serveOffline } from './pages/offline/serve-offline';
import { serveSitemap } from './pages/serve-sitemap';
import { serveBannerPictures } from './pictures/serve-banner-pictures';
import { serveCovers } from './pictures/serve-covers';
import { serveIcons } from './pictures/serve-icons';
import { serveScim } from './scim/serve-scim';
import { serveSignIn } from './sign-in/serve-sign-in';
import type { FileStorage } from './storage/file-storage';
import { serveAttachments } from './uploads/serve-attachments';
import type { Scanner } from './virus-scan/scanner';

export type LogOptions = {
  level: string;
  /** The terminal unless given. */
  stream?: { write(line: string): void };
};

export type AppDeps = {
  db: Database;
  files: FileStorage;
  /** Of viruses in what people send; none unless given. */
  scanner?: Scanner | null;
  clock: () => Date;
  session: { idleMs: number; absoluteMs: number };
  /** Proxies in front, whose forwarded headers are believed. */
  trustProxy: TrustedProxies;
  /** false where nobody reads it. */
  logger: LogOptions | false;
  /** null where only the calls are wanted. */
  portal: Portal | null;
  /** [1.6] The addresses of the product's own fragments, by slot. */
  fragments?: OwnFragments;
  /** The address of the first tenant, and the scheme and port of all; those of each request unless given. */
  publicUrl?: URL;
  /** Tools on this very machine, without https: in the demo and in tests alone. */
  hasLocalTools?: boolean;
  /** The page of mails that nobody sends, in the demo alone. */
  hasOutbox?: boolean;
  /** Past any pooler, for hints between servers; null where they poll. */
  hintUrl?: string | null;
  /** Once it says so, nobody is to send anything new here; what comes all the same is still served. */
  stopping?: AbortSignal;
  /** How long a request may take to arrive, and its answer to be made. */
  requestMs?: number;
  /** Works on whole files elsewhere; in this very process unless given. */
  runApart?: RunApart | null;
};

const ELSEWHERE = ['/platform', '/platform/*', '/portal', '/admin', '/classroom/*', '/cloud/*'];
/** Whoever watches the server is answered to the end. */
const HEALTH = new Set(['/healthz', '/readyz']);
/** The same for every host, and needed most when the database that knows hosts is away. */
const ASSETS = '/learn/assets/';
const LOOKS_PER_LIMIT = 5;

/** The whole server without its ports: requests in, answers out. */
export async function buildApp({
  db,
  files,
  scanner = null,
  clock,
  session,
  trustProxy,
  logger,
  portal,
  fragments = {},
  publicUrl,
  hasLocalTools = false,
  hasOutbox = false,
  hintUrl = null,
  stopping = new AbortController().signal,
  requestMs = REQUEST_MS,
  runApart = null,
}: AppDeps): Promise<FastifyInstance> {
  const trusts = trustOf(trustProxy);
  let isClosing = false;
  const app = Fastify({
    logger: logger && { ...logger, serializers: { req: loggedRequest, err: loggedError } },
    logController: new OneLinePerRequest(),
    genReqId: () => randomUUID(),
    bodyLimit: MOST_BODY_BYTES,
    // Of all requests alike, files too; the limit of their route ends the others, with all that they bring.
    requestTimeout: LONGEST_TRANSFER_MS,
    handlerTimeout: requestMs,
    http: {
      headersTimeout: requestMs,
      connectionsCheckingInterval: requestMs / LOOKS_PER_LIMIT,
    },
    trustProxy: trusts,
    routerOptions: { maxParamLength: 1000, ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    // An address that is no address, before any route or hook has seen it.
    frameworkErrors: (error, request, reply) => {
      setCommonHeaders(request, reply);
      sendProblem(request, reply, { problem: problemErrorOf(error), locale: wantedLocale(request) });
      // No line follows it by itself.
      request.log.info({ req: request, res: reply, ...refusalOf(request) }, 'request refused');
    },
    clientErrorHandler: (error, socket) => answerClientError(error, socket, app.log),
  });
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  closeUnusedConnections(app);
  await app.register(cookie);

  decorateRequests(app, { trusts, publicUrl: publicUrl ?? null });
  const tenantOfHost = createTenantOfHost(db, clock);
  const live = openLive(app, { db, clock, idleMs: session.idleMs, hintUrl });
  const contextOf = createRequestContext({
    db: live.db,
    files,
    scanner,
    clock,
    session,
    tenantOfHost,
    fragments,
    publicUrl: publicUrl ?? null,
  });
  app.addHook('onRequest', (request, reply, done) => {
    setCommonHeaders(request, reply);
    setTransportHeader(request, reply);
    // The next request of this client finds another server, or nobody.
    if (stopping.aborted) reply.header('connection', 'close');
    done(isClosing && !HEALTH.has(request.url) ? new ProblemError('busy') : undefined);
  });
  app.addHook('onRequest', async (request) => {
    if (HEALTH.has(request.url) || request.url.startsWith(ASSETS)) return;
    checkOneHost(request);
    checkForwarded(request, trusts);
    if ((await tenantOfHost(request.ownHostname)) === null) throw new ProblemError('misdirected');
  });
  answerProblems(app, contextOf);
  compressAnswers(app);

  serveHealth(app, db, () => isClosing || stopping.aborted);
  const { serve, invoke } = createServe(app, contextOf, { idleMs: requestMs, runApart });
  const calls = [...API_CALLS, ...OPERATION_CALLS];
  for (const call of calls) serve(call);
  serveApiPage(app, calls);
  serveLive(app, { contextOf, live });
  serveFiles(app, { contextOf, files });
  serveAttachments(app, { contextOf, files });
  serveEventCalendar(app, contextOf);
  serveCalendarFiles(app, contextOf);
  serveCertificateFiles(app, contextOf);
  serveAchievementPictures(app, contextOf);
  serveCovers(app, contextOf);
  serveBannerPictures(app, contextOf);
  serveIcons(app, contextOf);
  serveFragmentCopies(app, contextOf);
  serveOffline(app, contextOf);
  serveSitemap(app, { contextOf, portal });
  serveSignIn(app, { contextOf, session });
  const keySets = createToolKeySets({ hasLocalTools });
  await serveLti(app, { contextOf, keySets, files });
  await serveOauth(app, { contextOf, keySets });
  await serveScim(app, contextOf);
  await serveUnsubscribe(app, contextOf);
  if (hasOutbox) serveOutbox(app, contextOf, writeStoredDigest);
  if (portal) servePortal(app, { portal, contextOf, invoke });

  // Other applications of the platform, reached only where nobody has put them in front of this server.
  for (const path of ELSEWHERE) app.get(path, (_request, reply) => reply.redirect('/learn/elsewhere', 302));
  app.get('/', (request, reply) => reply.redirect(`/learn${queryOf(request.url)}`, 302));
  // Reading 10: the profile lives in the portal, its old address leads there.
  app.get('/profile', (request, reply) => reply.redirect(`/learn/profile${queryOf(request.url)}`, 302));
  return app;
}

function queryOf(url: string): string {
  const start = url.indexOf('?');
  return start === -1 ? '' : url.slice(start);
}
