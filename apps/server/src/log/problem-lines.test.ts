import { PROBLEM_STATUS, type ProblemCode, ProblemError } from '@lantern/contract/problem-error';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app';

const CODES = Object.keys(PROBLEM_STATUS) as ProblemCode[]; // its own keys
const ORDINARY = CODES.filter((code) => code !== 'internal');
const FOLDERS = /node_modules|file:\/\/|\/apps\/|\.test\.ts|\/tmp\//;
const ID = '0c000000-0000-4000-8000-000000000009';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
  server.app.get<{ Params: { code: ProblemCode } }>('/api/test/problems/:code/:id', ({ params, raw }) => {
    // It has come whole: an answer that takes too long is then the server's doing.
    raw.complete = true;
    const cause = Object.assign(new Error('open /tmp/lantern/database failed'), { code: 'EIO' });
    throw new ProblemError(params.code, { name: ['too long'] }, { cause });
  });
  server.app.get('/api/test/away/:id', () => {
    throw Object.assign(new Error('terminating connection'), { code: '57P01', severity: 'FATAL' });
  });
  server.app.get('/api/test/bugs/:id', () => {
    throw new Error('a bug');
  });
});
afterAll(() => server.close());
beforeEach(() => {
  server.logs.length = 0;
});

test.each(ORDINARY)(
  'a request that is refused as %s is one line, without a stack or a folder',
  async (code) => {
    const { status } = await server.ask(`/api/test/problems/${code}/${ID}?search=secret`);
    expect(status).toBe(PROBLEM_STATUS[code]);
    expect(server.logs).toHaveLength(1);
    expect(server.logs[0]).toMatchObject({
      level: 30,
      msg: 'request refused',
      code,
      fields: ['name'],
      reason: { type: 'Error', code: 'EIO' },
      req: { method: 'GET', route: '/api/test/problems/:code/:id' },
      res: { statusCode: status },
    });
    const line = JSON.stringify(server.logs[0]);
    expect(line).not.toContain('stack');
    expect(line).not.toMatch(FOLDERS);
    expect(line).not.toMatch(/secret|0c000000/);
  },
);

test('a database that is away is one line too', async () => {
  expect((await server.ask(`/api/test/away/${ID}`)).status).toBe(503);
  expect(server.logs).toMatchObject([
    { level: 30, code: 'busy', reason: { code: '57P01' }, req: { route: '/api/test/away/:id' } },
  ]);
  expect(JSON.stringify(server.logs)).not.toMatch(/stack|terminating/);
});

test('a bug is a line at level error with its stack, and nothing else is', async () => {
  expect((await server.ask(`/api/test/bugs/${ID}`)).status).toBe(500);
  expect(server.logs).toMatchObject([
    { level: 50, msg: 'request failed', err: { message: 'a bug', stack: expect.stringContaining('a bug') } },
    { level: 30, msg: 'request refused', req: { route: '/api/test/bugs/:id' } },
  ]);
});

test.each([
  ['no route', `/api/lms/v9/objective-workflows/${ID}`, 404],
  ['no address', '/api/%zz', 404],
  ['nobody', `/api/lms/v1/objective-workflows/${ID}`, 401],
])('a request of %s is one line that does not tell the address', async (_name, url, status) => {
  expect((await server.ask(url)).status).toBe(status);
  expect(server.logs).toHaveLength(1);
  expect(server.logs[0]).toMatchObject({ level: 30, msg: 'request refused' });
  expect(JSON.stringify(server.logs)).not.toMatch(/0c000000|%zz/);
});
