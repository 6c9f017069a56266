import { ProblemError } from '@lantern/contract/problem-error';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../db/sql';
import { openTestApp, type Question, type TestApp } from '../../testing/test-app';
import { NORTH } from '../../testing/test-tenants';

const EVENTS = '/api/events';
const ME = '/api/platform/v1/users/me';
const MY_EVENTS = `${ME}/events/query`;
const EVENT = {
  id: '0e000000-0000-4000-8000-000000000001',
  name: 'objective_start',
  occurred: '2026-03-02T11:59:00Z',
  properties: {},
};
const SENDER = { deviceId: 'd', mobile_web: false, role: 'learner', locale: 'en-US', app_version: '1' };
const GOOD = { user: SENDER, events: [EVENT] };

/** Stands in the table for the session that is opened later. */
const SIGNED_IN = 'signed in';

let server: TestApp;
let session: string;
beforeAll(async () => {
  server = await openTestApp();
  server.app.get('/api/test/bug', () => {
    throw new Error('select secret from users failed', { cause: new Error('password=hunter2') });
  });
  server.app.get('/api/test/half', (_request, reply) => {
    reply.header('content-encoding', 'br');
    throw new Error('Failed while it was sent');
  });
  server.app.get('/api/test/refusal', () => {
    throw new ProblemError('conflict', { name: ['Taken.'] });
  });
  session = await server.signIn();
});
afterAll(() => server.close());
beforeEach(() => {
  server.logs.length = 0;
});

const post = (question: Question): Question => ({
  method: 'POST',
  session: SIGNED_IN,
  body: GOOD,
  ...question,
});
const without = (name: string): Question => post({ headers: { [name]: '' } });

const CASES: Array<[name: string, url: string, question: Question, status: number, code: string]> = [
  ['an unknown path', '/api/platform/v1/nothing', {}, 404, 'notFound'],
  ['a path that is no path', '/api/%zz', {}, 404, 'notFound'],
  [
    'a path with an overlong part',
    `/api/lms/v1/objective-workflows/${'a'.repeat(2000)}`,
    {},
    404,
    'notFound',
  ],
  ['an unknown method', ME, { method: 'DELETE', body: {} }, 405, 'methodNotAllowed'],
  ['reading where one can only write', EVENTS, {}, 405, 'methodNotAllowed'],
  ['an unknown field', EVENTS, post({ body: { ...GOOD, tenant: 'south' } }), 400, 'invalidRequest'],
  ['an unknown query', `${ME}?as=ben`, { session: SIGNED_IN }, 400, 'invalidRequest'],
  ['an unknown list option', `${MY_EVENTS}?page=2`, { session: SIGNED_IN }, 400, 'invalidRequest'],
  [
    'a query named like a part of every object',
    `${ME}?__proto__=1&toString=2`,
    { session: SIGNED_IN },
    400,
    'invalidRequest',
  ],
  ['malformed JSON', EVENTS, post({ body: '{"user":' }), 400, 'invalidRequest'],
  ['no JSON at all', EVENTS, post({ body: '' }), 400, 'invalidRequest'],
  ['JSON with a prototype', EVENTS, post({ body: '{"__proto__":{"isAdmin":true}}' }), 400, 'invalidRequest'],
  ['a list instead of an object', EVENTS, post({ body: [] }), 400, 'invalidRequest'],
  [
    'a thousand lists in lists',
    EVENTS,
    post({ body: `${'['.repeat(30_000)}${']'.repeat(30_000)}` }),
    400,
    'invalidRequest',
  ],
  ['a body over 64 kB', EVENTS, post({ body: { ...GOOD, pad: 'x'.repeat(65_536) } }), 413, 'bodyTooLarge'],
  ['an address over 8 kB', `${ME}?${'a'.repeat(8192)}`, { session: SIGNED_IN }, 414, 'addressTooLong'],
  [
    'a form',
    EVENTS,
    post({ headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
    415,
    'unsupportedMediaType',
  ],
  ['a plain text', EVENTS, post({ headers: { 'content-type': 'text/plain' } }), 415, 'unsupportedMediaType'],
  ['no marker header', EVENTS, without('x-requested-with'), 403, 'forbidden'],
  ['a page of another site', EVENTS, post({ headers: { 'sec-fetch-site': 'cross-site' } }), 403, 'forbidden'],
  ['a page of a sister host', EVENTS, post({ headers: { 'sec-fetch-site': 'same-site' } }), 403, 'forbidden'],
  [
    'another site that names our origin',
    EVENTS,
    post({ headers: { 'sec-fetch-site': 'cross-site', origin: 'http://north.test:8080' } }),
    403,
    'forbidden',
  ],
  [
    'an old browser on another site',
    EVENTS,
    post({ headers: { 'sec-fetch-site': '', origin: 'http://evil.test' } }),
    403,
    'forbidden',
  ],
  [
    'an old browser on another port',
    EVENTS,
    post({ headers: { 'sec-fetch-site': '', origin: 'http://north.test' } }),
    403,
    'forbidden',
  ],
  [
    'an origin that is none',
    EVENTS,
    post({ headers: { 'sec-fetch-site': '', origin: 'null' } }),
    403,
    'forbidden',
  ],
  ['no origin at all', EVENTS, without('sec-fetch-site'), 403, 'forbidden'],
  [
    'a host that nobody owns',
    ME,
    { session: SIGNED_IN, tenant: { ...NORTH, host: 'nobody.test' } },
    421,
    'misdirected',
  ],
  ['no session', ME, {}, 401, 'notAuthenticated'],
  ['a forged cookie', ME, { session: 'a'.repeat(43) }, 401, 'notAuthenticated'],
  ['a cookie that is no secret', ME, { session: "' or true --" }, 401, 'notAuthenticated'],
  ['a text that cannot be kept', EVENTS, post({ body: withProperty('a\0b') }), 400, 'invalidRequest'],
  ['half a character', EVENTS, post({ body: withProperty('\ud800') }), 400, 'invalidRequest'],
  ['a refusal by a rule', '/api/test/refusal', {}, 409, 'conflict'],
  ['a bug', '/api/test/bug', {}, 500, 'internal'],
];

function withProperty(value: string) {
  return { ...GOOD, events: [{ ...EVENT, properties: { value } }] };
}

async function everything(): Promise<unknown> {
  return server.db.query(sql`select (select count(*) from events) as events, (select count(*) from sessions) as sessions,
                                   (select count(*) from commands) as commands, (select count(*) from users) as users`);
}

describe.each([
  ['en-US', /^[\x20-\x7e]+$/],
  ['ar', /^[\u0600-\u06ff]/],
])('in %s', (language, words) => {
  test.each(CASES)('%s', async (_name, url, question, status, code) => {
    const before = await everything();
    const headers = { ...question.headers, 'accept-language': language };
    const cookie = question.session === SIGNED_IN ? { session } : {};
    const answer = await server.ask(url, { ...question, ...cookie, headers });
    expect({ status: answer.status, code: answer.json['code'] }).toEqual({ status, code });
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.json).toEqual({
      type: 'about:blank',
      title: expect.stringMatching(words),
      status,
      code,
      detail: expect.stringMatching(words),
      errors: expect.any(Object),
      traceId: answer.headers['x-request-id'],
    });
    expect(answer.text).not.toMatch(/stack|node_modules|select |insert |hunter2|\.ts:\d/);
    expect(server.logs).toContainEqual(
      expect.objectContaining({
        reqId: answer.json['traceId'],
        msg: code === 'internal' ? 'request failed' : 'request refused',
      }),
    );
    expect(await everything()).toEqual(before);
  });
});

test('[5.12] a search of ten thousand characters leads to the page with the part that can be asked for', async () => {
  const answer = await server.ask(`/learn/courses?keyword=${'a'.repeat(10_000)}`);
  expect({ status: answer.status, to: answer.headers['location'] }).toEqual({
    status: 302,
    to: `/learn/courses?keyword=${'a'.repeat(200)}`,
  });
});

test.each(['application/x-www-form-urlencoded', 'application/zip', 'text/plain', ''])(
  'what is sent as “%s” is told the type that the call takes',
  async (type) => {
    const { json } = await server.ask(EVENTS, post({ session, headers: { 'content-type': type } }));
    expect(json['errors']).toEqual({ contentType: ['application/json'] });
  },
);

test('[8.2] what is wrong is named, field by field', async () => {
  const body = { user: { ...SENDER, role: 'admin' }, events: [], tenant: 'south' };
  const { json } = await server.ask(EVENTS, post({ session, body }));
  expect(Object.keys(json['errors'] as object).sort()).toEqual(['events', 'tenant', 'user']);
});

test('a name that every object has is named like any other', async () => {
  const { json } = await server.ask(`${ME}?toString=1&constructor=2`, { session });
  expect(json['errors']).toEqual({
    toString: ['There is no field "toString", "constructor"'],
    constructor: ['There is no field "toString", "constructor"'],
  });
});

test('an address that does not answer the method says which it does', async () => {
  expect((await server.ask(EVENTS)).headers['allow']).toBe('POST');
  expect((await server.ask(ME, { method: 'PUT', body: {} })).headers['allow']).toBe('GET, HEAD');
  expect((await server.ask('/oidc/login?x=1', { method: 'POST', body: {} })).headers['allow']).toBe(
    'GET, HEAD',
  );
});

test('a bug is logged whole, with its cause, and the log holds nothing that was sent', async () => {
  await server.ask('/api/test/bug');
  expect(server.logs).toContainEqual(
    expect.objectContaining({
      level: 50,
      err: expect.objectContaining({
        message: 'select secret from users failed',
        stack: expect.stringContaining('bad-input.test.ts'),
        cause: expect.objectContaining({ message: 'password=hunter2' }),
      }),
    }),
  );
  await server.ask(`${MY_EVENTS}?take=search-text`, { session });
  await server.ask(EVENTS, post({ session, body: { ...GOOD, name: 'a-name' } }));
  expect(JSON.stringify(server.logs)).not.toMatch(/search-text|a-name/);
  expect(JSON.stringify(server.logs)).not.toContain(session);
});

test('an answer that fails half-way is not told to be compressed as it would have been', async () => {
  const { status, headers } = await server.ask('/api/test/half');
  expect([status, headers['content-encoding']]).toEqual([500, undefined]);
});

test('a browser without fetch metadata is known by its origin', async () => {
  const headers = { 'sec-fetch-site': '', origin: 'http://north.test:8080' };
  const body = { ...GOOD, events: [{ ...EVENT, id: '0e000000-0000-4000-8000-0000000000ff' }] };
  expect((await server.ask(EVENTS, post({ session, headers, body }))).status).toBe(200);
});

test('no other site may read an answer', async () => {
  const headers = { origin: 'https://elsewhere.test', 'access-control-request-method': 'POST' };
  for (const method of ['GET', 'OPTIONS'] as const) {
    const answer = await server.ask(ME, { method, session, headers });
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  }
});

test.each([
  ['en', 'The body is not JSON, or not all of it.'],
  ['ar', 'محتوى الطلب ليس JSON صالحًا.'],
])('half of a body is said to be no JSON, in %s', async (language, said) => {
  const asked = post({ body: '{"user":', headers: { 'accept-language': language } });
  const { json } = await server.ask(EVENTS, asked);
  expect(json['errors']).toEqual({ _: [said] });
});
