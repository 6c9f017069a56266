import { randomBytes, randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { plainPage } from '../http/pages/plain-page';
import { hashOf, randomSecret } from '../http/random-secret';
import { setSessionCookie } from '../http/session-cookie';
import pageScript from './page-script.mjs?raw';
import { scriptElement, SCRIPT_PATH } from './watched-portal';
import type { WatchState } from './watch-state';

type WatchDeps = {
  state: WatchState;
  /** Opens a session of the author, by the hash of its secret; answers when it ends. */
  openSession: (idHash: string) => Promise<Date>;
  /** The enrolment with which the author takes the course. */
  enrolmentIn: (courseId: string) => Promise<string>;
  /** Told the next link: each signs in once. */
  onLink: (path: string) => void;
};

/** What an author's browser asks beside the portal: the way in, the course, and what is new. */
export function serveWatch(
  app: FastifyInstance,
  { state, openSession, enrolmentIn, onLink }: WatchDeps,
): () => void {
  let key = randomSecret();
  const open = new Set<FastifyReply>();
  const tellLink = () => onLink(`/watch/open?key=${key}`);

  app.get('/watch/open', async (request: FastifyRequest<{ Querystring: { key?: string } }>, reply) => {
    if (request.query.key !== key) return sendPlain(reply, USED);
    key = randomSecret();
    const secret = randomSecret();
    setSessionCookie(request, reply, secret, await openSession(hashOf(secret)));
    tellLink();
    return reply.redirect('/watch/course', 302);
  });

  app.get('/watch/course', async (request, reply) => {
    const { courseId } = state.now();
    if (courseId === null) return sendPlain(reply, NOTHING_YET, state);
    await startAttempt(app, request, await enrolmentIn(courseId));
    return reply.redirect(`/learn/courses/${courseId}/view/content`, 302);
  });

  app.get(SCRIPT_PATH, (_request, reply) => reply.type('text/javascript; charset=utf-8').send(pageScript));

  app.get('/watch/events', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    const tell = (watched: unknown) => reply.raw.write(`data: ${JSON.stringify(watched)}\n\n`);
    tell(state.now());
    const stopListening = state.listen(tell);
    open.add(reply);
    reply.raw.once('close', () => {
      stopListening();
      open.delete(reply);
    });
  });

  tellLink();
  return () => {
    for (const reply of open) reply.raw.end();
  };
}

/** Refused where the author has one already, or has finished: the portal says what can be done then. */
async function startAttempt(app: FastifyInstance, request: FastifyRequest, enrolment: string): Promise<void> {
  await app.inject({
    method: 'POST',
    url: '/api/lms/v1/start-objective-workflows',
    headers: {
      host: request.headers.host ?? '',
      cookie: request.headers.cookie ?? '',
      'x-requested-with': 'XMLHttpRequest',
      'sec-fetch-site': 'same-origin',
      prefer: 'respond-sync',
    },
    payload: { id: randomUUID(), objectiveWorkflowAggregateId: enrolment },
  });
}

const USED = {
  title: 'This link has been used',
  detail: 'Each link signs in once. The next one stands in the terminal.',
};
const NOTHING_YET = {
  title: 'There is nothing to show yet',
  detail: 'The course is shown here as soon as its folder can be imported.',
};

function sendPlain(reply: FastifyReply, words: { title: string; detail: string }, state?: WatchState) {
  const { html, policy } = plainPage({ language: 'en-US', productTitle: 'Lantern', ...words });
  const nonce = randomBytes(16).toString('base64');
  const script = state ? scriptElement(state.now(), nonce) : '';
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', `${policy}; script-src 'nonce-${nonce}'; connect-src 'self'`)
    .send(html.replace('</head>', `${script}</head>`));
}
