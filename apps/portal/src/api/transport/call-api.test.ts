import { defineCall, id, instant } from '@lantern/contract/call';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { answerWith, json, refusal } from '../../testing/network';
import { callApi } from './call-api';
import { NetworkError } from './network-error';
import { askAgain } from './waiting-requests';

const readCourse = defineCall({
  method: 'GET',
  path: '/api/lms/v1/courses/:id',
  audience: 'signedIn',
  summary: 'One course.',
  params: z.object({ id: z.string() }),
  query: z.object({ term: z.optional(z.array(z.string())), since: z.optional(instant) }),
  response: z.object({ name: z.string(), due: instant }),
});
const keepNote = defineCall({
  method: 'POST',
  path: '/api/lms/v1/notes',
  audience: 'signedIn',
  summary: 'Keeps a note.',
  body: z.object({ id, at: instant }),
  response: z.object({}),
});

const ALGEBRA = { name: 'Algebra', due: '2026-03-10T12:00:00.000Z' };
const SESSION = { id: 'session-1', userId: 'ada', lastActivityDate: '2026-03-10T12:00:00.000Z' };

const NOTE = { id: '0a000000-0000-4000-8000-000000000001', at: new Date(0) };

afterEach(() => {
  vi.useRealTimers();
});

beforeEach(() => {
  localStorage.clear();
  document.documentElement.lang = 'en-US';
});

test('[7.1] every call says that it wants JSON, in which language, from which session, and how it wants to be answered', async () => {
  localStorage.setItem('locale', 'ar');
  localStorage.setItem('session', JSON.stringify(SESSION));
  const asked = answerWith(json(ALGEBRA));
  await callApi(readCourse, { params: { id: 'algebra' }, query: {} });
  expect(asked[0]).toEqual({
    address: '/api/lms/v1/courses/algebra',
    method: 'GET',
    headers: {
      accept: 'application/json',
      'accept-language': 'ar',
      'x-requested-with': 'XMLHttpRequest',
      'x-session-id': 'session-1',
      prefer: 'respond-async',
    },
    body: null,
    keepalive: false,
  });
});

test('[7.1] where no language was chosen, the page tells which one it is in', async () => {
  const asked = answerWith(json(ALGEBRA));
  await callApi(readCourse, { params: { id: 'algebra' }, query: {} });
  expect(asked[0]?.headers['accept-language']).toBe('en-US');
});

test('[7.1] a body goes as JSON, its dates as text', async () => {
  const asked = answerWith(json({}));
  const note = { id: '0a000000-0000-4000-8000-000000000001', at: new Date('2026-03-10T12:00:00Z') };
  await callApi(keepNote, { body: note });
  expect(asked[0]?.headers['content-type']).toBe('application/json');
  expect(asked[0]?.body).toEqual({ id: note.id, at: '2026-03-10T12:00:00.000Z' });
});

test('[7.10] [7.11] reading 73: a write waits for its answer', async () => {
  const asked = answerWith(json({}));
  await callApi(keepNote, { body: NOTE });
  expect(asked[0]?.headers['prefer']).toBe('respond-sync');
});

test('a small body goes out even when the page is left', async () => {
  const asked = answerWith(json({}));
  await callApi(keepNote, { body: NOTE });
  expect(asked[0]?.keepalive).toBe(true);
});

test('what stands in the path is escaped, a list repeats its key, what is absent is left out', async () => {
  const asked = answerWith(json(ALGEBRA));
  const query = { term: ['spring', 'a&b'], since: new Date('2026-01-01T00:00:00Z') };
  await callApi(readCourse, { params: { id: 'a/b?c' }, query });
  await callApi(readCourse, { params: { id: 'x' }, query: {} });
  expect(asked.map(({ address }) => address)).toEqual([
    '/api/lms/v1/courses/a%2Fb%3Fc?term=spring&term=a%26b&since=2026-01-01T00%3A00%3A00.000Z',
    '/api/lms/v1/courses/x',
  ]);
});

test('an answer is read by its schema: dates are dates, what is not asked for is dropped', async () => {
  answerWith(json({ ...ALGEBRA, secret: 1 }));
  const course = await callApi(readCourse, { params: { id: 'algebra' }, query: {} });
  expect(course).toEqual({ name: 'Algebra', due: new Date('2026-03-10T12:00:00Z') });
});

test.each([
  ['a problem with its fields', refusal(400, 'invalidRequest', { term: ['No such term'] }), 'invalidRequest'],
  ['a problem without', refusal(404, 'notFound'), 'notFound'],
  ['a code that we do not know', refusal(404, 'somethingNew'), 'notFound'],
  ['a proxy that answers with a page', new Response('<h1>Bad gateway</h1>', { status: 502 }), 'internal'],
  ['a proxy that is too busy', new Response('', { status: 503 }), 'busy'],
  ['a status that has no code', new Response('', { status: 418 }), 'internal'],
])('a refused call is a problem of the closed list: %s', async (_name, reply, code) => {
  answerWith(reply);
  const call = callApi(readCourse, { params: { id: 'algebra' }, query: {} });
  await expect(call).rejects.toMatchObject({ name: 'ProblemError', code });
});

test('the messages of a refused call come by field', async () => {
  answerWith(refusal(400, 'invalidRequest', { term: ['No such term'], _: ['No'] }));
  const call = callApi(readCourse, { params: { id: 'algebra' }, query: {} });
  await expect(call).rejects.toMatchObject({ errors: { term: ['No such term'], _: ['No'] } });
});

test('no answer at all is a network error, with its cause', async () => {
  const cause = new TypeError('Failed to fetch');
  answerWith(cause);
  const failure = await callApi(readCourse, { params: { id: 'x' }, query: {} }).catch(
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(NetworkError);
  expect(failure).toMatchObject({ cause });
});

test('an answer of another shape is a bug, not a problem', async () => {
  answerWith(json({ name: 7 }));
  const call = callApi(readCourse, { params: { id: 'algebra' }, query: {} });
  await expect(call).rejects.not.toHaveProperty('code');
});

const busy = (after: string) => new Response('', { status: 503, headers: { 'retry-after': after } });

test('a busy server that says when is read from again then', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const asked = answerWith(busy('5'), json(ALGEBRA));
  const call = callApi(readCourse, { params: { id: 'algebra' }, query: {} });
  await vi.advanceTimersByTimeAsync(4999);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await call).toMatchObject({ name: 'Algebra' });
});

test('whoever will not wait for it asks again at once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  answerWith(busy('5'), json(ALGEBRA));
  const call = callApi(readCourse, { params: { id: 'algebra' }, query: {} });
  await vi.advanceTimersByTimeAsync(0);
  expect(askAgain()).toBe(true);
  expect(await call).toMatchObject({ name: 'Algebra' });
});

test.each([
  ['for long', () => callApi(readCourse, { params: { id: 'algebra' }, query: {} }), '120', 120_000],
  ['for a command, which is retried elsewhere', () => callApi(keepNote, { body: NOTE }), '5', 5000],
])('a server that is busy %s is not asked again, and when is known', async (_name, call, after, ms) => {
  const asked = answerWith(busy(after));
  await expect(call()).rejects.toMatchObject({ code: 'busy', retryAfterMs: ms });
  expect(asked).toHaveLength(1);
});
