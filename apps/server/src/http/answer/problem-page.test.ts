import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sql } from '../../db/sql';
import { openTestApp, type TestApp } from '../../../testing/test-app';

const PAGE = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp({
    portal: {
      load: () => Promise.reject(new Error('not asked for')),
      headOf: () => '',
      locales: async () => [],
      transform: null,
    },
  });
});
afterAll(() => server.close());

/** As long as it lasts, nobody's tenant can be found. */
async function withoutTenants<T>(work: () => Promise<T>): Promise<T> {
  const query = vi
    .spyOn(server.db, 'query')
    .mockRejectedValue(new Error('Connection terminated unexpectedly'));
  // What was read a moment ago is still known.
  server.clock.now = new Date(server.clock.now.getTime() + 60_000);
  try {
    return await work();
  } finally {
    query.mockRestore();
  }
}

test.each([
  ['en-US', 'We will be back in a moment', 'Try again'],
  ['ar', 'سنعود بعد لحظات', 'حاول مرة أخرى'],
])(
  'in %s a page that meets passing trouble is a page that says so, 503, with the way on',
  async (language, title, again) => {
    const { status, headers, text } = await withoutTenants(() =>
      server.ask('/learn/courses?a=1&b=2', { headers: { ...PAGE, 'accept-language': language } }),
    );
    expect([status, headers['retry-after'], headers['content-type']]).toEqual([
      503,
      '5',
      'text/html; charset=utf-8',
    ]);
    expect(text).toContain(`<h1>${title}</h1>`);
    expect(text).toContain(`href="/learn/courses?a=1&#38;b=2">${again}</a>`);
    expect(String(headers['content-security-policy'])).toContain("default-src 'none'");
  },
);

test('a program that asks for the same is told in JSON', async () => {
  const { status, headers, json } = await withoutTenants(() => server.ask('/learn/courses'));
  expect([status, headers['retry-after'], json['code']]).toEqual([503, '5', 'busy']);
});

test('a call is told in JSON whatever the client says it accepts', async () => {
  const { status, json } = await server.ask('/api/lms/v1/nothing', { headers: PAGE });
  expect([status, json['code']]).toEqual([404, 'notFound']);
});

test('an address that nobody serves is a page for a reader, without a link that leaves us', async () => {
  const { status, text } = await server.ask('//evil.example/%22%3E', { headers: PAGE });
  expect(status).toBe(404);
  expect(text).toContain('<h1>Page not found</h1>');
  expect([...text.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['/learn']);
});

test('a database that works again is asked again', async () => {
  await withoutTenants(() => server.ask('/learn/courses'));
  expect((await server.ask('/config-ui/config.json')).status).toBe(200);
  expect(await server.db.query(sql`select 1 as one`)).toEqual([{ one: 1 }]);
});
