import { getObjectiveAccess } from '@lantern/contract/courses/get-objective-access';
import type { PageRequest, RenderPage } from '@lantern/contract/render-page';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sql } from '../db/sql';
import { openTestApp, type TestApp } from '../../testing/test-app';
import { NORTH } from '../../testing/test-tenants';
import { PAGES_AT_ONCE } from './render-limit';
import type { Portal } from './serve-portal';

const NOBODYS = '00000000-0000-4000-8000-00000000dead';

let server: TestApp;
let render: RenderPage;
let asked: PageRequest | null;

let load: Portal['load'];

const portal: Portal = {
  load: () => load(),
  headOf: ({ modules, locale, usesTitleFont, nonce }) =>
    `<script nonce="${nonce}" data-of="${[...modules, locale, usesTitleFont].join()}"></script>`,
  locales: async () => ['en-US', 'ar', 'fr'],
  transform: null,
};

beforeAll(async () => {
  server = await openTestApp({ portal });
});
afterAll(() => server.close());

beforeEach(() => {
  asked = null;
  portal.transform = null;
  load = async () => (page) => {
    asked = page;
    return render(page);
  };
  server.logs.length = 0;
  render = async ({ headOf }) =>
    html(`<html><head>${headOf({ modules: ['a.tsx'], usesTitleFont: true })}</head><p>Hello</p></html>`);
});

function html(text: string, status = 200): Response {
  return new Response(text, { status, headers: { 'content-type': 'text/html' } });
}

async function setting(key: string, value: string): Promise<void> {
  await server.db.query(
    sql`insert into tenant_settings (tenant_id, key, value) values (${NORTH.id}, ${key}, ${JSON.stringify(value)})`,
  );
}

test('a page is rendered with who asks, in their language, theme and time zone, at the server’s time', async () => {
  const cookie = `sid=${await server.signIn()}; theme=dark; locale=ar; timezone=Asia/Tokyo`;
  const { status, text } = await server.ask('/learn/courses?a=1', { headers: { cookie } });
  expect(status).toBe(200);
  expect(text).toContain('<p>Hello</p>');
  expect(text).toContain('data-of="a.tsx,ar,true"');
  expect(asked?.request.url).toBe('http://north.test:8080/learn/courses?a=1');
  expect(asked?.facts).toMatchObject({
    locale: 'ar',
    theme: 'dark',
    timeZone: 'Asia/Tokyo',
    now: server.clock.now,
    isSignedIn: true,
    config: { productTitle: 'North Academy' },
  });
});

test('cookies that make no sense are not believed', async () => {
  const cookie = `sid=forged; theme=pink; locale=xx; timezone=Mars/Olympus`;
  await server.ask('/learn', { headers: { cookie } });
  expect(asked?.facts).toMatchObject({ locale: 'en-US', theme: null, timeZone: 'UTC', isSignedIn: false });
});

test.each<[address: string, locale: string, hasLocaleAddress: boolean]>([
  ['/learn/open-catalog?locale=ar', 'ar', true],
  ['/learn/open-catalog/0a/view/details?a=1&locale=ar', 'ar', true],
  ['/learn/certificate/0123?locale=ar-EG', 'ar', true],
  // What the visitor has chosen counts elsewhere, and where the address says nothing that there is.
  ['/learn/open-catalog', 'en-US', false],
  ['/learn/open-catalog?locale=', 'en-US', false],
  ['/learn/open-catalog?locale=fr', 'en-US', false],
  ['/learn/open-catalog?locale=xx', 'en-US', false],
  ['/learn/open-catalogue?locale=ar', 'en-US', false],
  ['/learn/courses?locale=ar', 'en-US', false],
])('[1.7] %s is read in %s', async (address, locale, hasLocaleAddress) => {
  await server.ask(address, { headers: { cookie: 'locale=en-US', 'accept-language': 'en' } });
  expect(asked?.facts).toMatchObject({ locale, hasLocaleAddress });
});

test('every page names its icons, its manifest and the colour of its theme', async () => {
  const { text } = await server.ask('/learn');
  expect(text).toContain('<link rel="icon" href="/learn/icons/icon.svg" type="image/svg+xml">');
  expect(text).toContain('<link rel="icon" href="/learn/icons/icon-32.png" sizes="32x32" type="image/png">');
  expect(text).toContain('<link rel="apple-touch-icon" href="/learn/icons/icon-180.png">');
  expect(text).toContain('<link rel="manifest" href="/learn/site.webmanifest">');
  expect(themeColours(text)).toEqual([
    ['light', '(prefers-color-scheme: light)'],
    ['dark', '(prefers-color-scheme: dark)'],
  ]);
  const dark = await server.ask('/learn', { headers: { cookie: 'theme=dark' } });
  expect(themeColours(dark.text)).toEqual([
    ['light', 'not all'],
    ['dark', 'all'],
  ]);
});

function themeColours(text: string) {
  const metas = text.matchAll(
    /<meta name="theme-color" data-scheme="(\w+)" media="(.*?)" content="#[0-9a-f]{6}">/g,
  );
  return [...metas].map(([, scheme, media]) => [scheme, media]);
}

test('only scripts with the nonce of this very answer run', async () => {
  const answers = [await server.ask('/learn'), await server.ask('/learn')];
  const nonces = answers.map(({ text }) => /nonce="([^"]+)"/.exec(text)?.[1]);
  expect(new Set(nonces).size).toBe(2);
  expect(String(answers[0]?.headers['content-security-policy'])).toContain(`script-src 'nonce-${nonces[0]}'`);
  expect(answers[0]?.headers['cache-control']).toBe('no-store');
});

test('what a browser sends cannot end the facts early and begin a script', async () => {
  const cookie = `new-learner-MF=${encodeURIComponent('</script><script>alert(1)</script>')}`;
  const { text } = await server.ask('/learn', { headers: { cookie } });
  expect(text).not.toContain('<script>alert');
  expect(text).toContain('\\u003c/script>\\u003cscript>alert(1)');
});

test('a status and a redirect of the portal are the server’s', async () => {
  render = async () => html('<p>Nothing here</p>', 404);
  expect((await server.ask('/learn/nowhere')).status).toBe(404);
  render = async () => new Response(null, { status: 307, headers: { location: '/learn/courses' } });
  const { status, headers } = await server.ask('/learn');
  expect([status, headers['location']]).toEqual([307, '/learn/courses']);
});

test('a page that cannot be rendered is sent as a shell, for the browser to fill, and the reason is logged', async () => {
  render = async () => {
    throw new Error('A bug of ours');
  };
  const { status, text } = await server.ask('/learn/courses', {
    headers: { cookie: 'theme=dark; locale=ar' },
  });
  expect(status).toBe(200);
  expect(text).toMatch(/^<!doctype html><html lang="ar" dir="rtl" data-theme="dark">/);
  expect(text).toContain('<title>North Academy</title>');
  expect(text).toContain('id="page-facts"');
  expect(text).toContain('data-of="ar,false"');
  expect(text).not.toContain('A bug of ours');
  expect(text).toContain('<h1>استغرق هذا وقتًا طويلًا</h1>');
  expect(text).toContain('<a class="primary" href="/learn/courses">حاول مرة أخرى</a>');
  expect(server.logs.filter(({ level }) => level >= 50)).toMatchObject([
    { err: { message: 'A bug of ours' } },
  ]);
});

test('a call that fails while a page is rendered is told by its code, and only the log knows why', async () => {
  const outcomes: unknown[] = [];
  render = async ({ call }) => {
    const unknown = call(getObjectiveAccess, { params: { objectiveId: 'no-id' } });
    outcomes.push(await unknown.catch((error: unknown) => error));
    await server.db.query(sql`alter table objective_accesses rename to gone`);
    const broken = call(getObjectiveAccess, { params: { objectiveId: NOBODYS } });
    outcomes.push(await broken.catch((error: unknown) => error));
    await server.db.query(sql`alter table gone rename to objective_accesses`);
    return html('');
  };
  await server.ask('/learn/courses', { headers: { cookie: `sid=${await server.signIn()}` } });
  expect(outcomes).toMatchObject([{ code: 'invalidRequest' }, { code: 'internal', message: 'internal' }]);
  expect(outcomes[1]).not.toHaveProperty('cause');
  expect(server.logs.filter(({ level }) => level >= 50)).toMatchObject([
    { err: { message: expect.stringContaining('objective_accesses') } },
  ]);
});

test('a page that hangs is not waited for: the shell says so, and the browser asks for itself', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const begun = new Promise<void>((resolve) => {
    render = () => {
      resolve();
      return new Promise(() => {});
    };
  });
  const answer = server.ask('/learn/courses');
  await begun;
  await vi.advanceTimersByTimeAsync(2500);
  vi.useRealTimers();
  const { status, text } = await answer;
  expect([status, text.includes('id="page-facts"')]).toEqual([200, true]);
  expect(text).toContain('<h1>This took too long</h1>');
  // Without it the portal's styles would not paint the page.
  expect(text).toContain('id="page-end"');
  expect(text).toContain('<a class="primary" href="/learn/courses">Try again</a>');
});

test('pages beyond those that are being rendered are left to the browser, until one of them is done', async () => {
  const begun: Array<(answer: Response) => void> = [];
  render = () => new Promise((resolve) => begun.push(resolve));
  const waiting = Array.from({ length: PAGES_AT_ONCE }, () => server.ask('/learn/courses'));
  await vi.waitUntil(() => begun.length === PAGES_AT_ONCE);
  const beyond = await server.ask('/learn/courses');
  expect([beyond.status, begun.length]).toEqual([200, PAGES_AT_ONCE]);
  expect(beyond.text).toContain('id="page-facts"');
  expect(beyond.text).toContain('<h1>We will be back in a moment</h1>');
  for (const finish of begun) finish(html('<p>Rendered</p>'));
  expect((await Promise.all(waiting)).map(({ text }) => text)).toEqual(waiting.map(() => '<p>Rendered</p>'));
  render = async () => html('<p>Room again</p>');
  expect((await server.ask('/learn/courses')).text).toBe('<p>Room again</p>');
  expect(server.logs.filter(({ level }) => level >= 50)).toEqual([]);
});

test('a portal that cannot even be loaded leaves the same shell', async () => {
  load = () => Promise.reject(new Error('No such file'));
  const { status, text } = await server.ask('/learn/courses');
  expect(status).toBe(200);
  expect(text).toContain('id="page-facts"');
});

test('[7.30] configuration that cannot be read is only logged: the page has what the tenant says of itself', async () => {
  await server.db.execute('alter table identity_providers rename to lost_providers');
  const { status, text } = await server.ask('/learn/courses');
  await server.db.execute('alter table lost_providers rename to identity_providers');
  expect(status).toBe(200);
  expect(text).toContain('<p>Hello</p>');
  expect(asked?.facts.config).toMatchObject({ productTitle: NORTH.productTitle, providers: [] });
  expect(server.logs).toContainEqual(
    expect.objectContaining({ level: 40, msg: 'the configuration of a page could not be read' }),
  );
});

test('[2.36] nobody may show our pages in a frame, but whom the tenant names', async () => {
  const policy = async () => String((await server.ask('/learn')).headers['content-security-policy']);
  expect(await policy()).toContain("frame-ancestors 'none'");
  await setting('ui.learner.embedders', "https://school.example, *.campus.example, 'self'; script-src *");
  server.clock.now = new Date(server.clock.now.getTime() + 600_000);
  expect(await policy()).toContain("frame-ancestors 'self' https://school.example https://*.campus.example;");
});

test('what Vite adds is added to whole pages and to the empty shell', async () => {
  portal.transform = async (url, text) => `${text}<!-- ${url} -->`;
  expect((await server.ask('/learn/courses')).text).toMatch(/Hello<\/p><\/html><!-- \/learn\/courses -->$/);
  render = () => Promise.reject(new Error('A bug of ours'));
  expect((await server.ask('/learn/courses')).text).toMatch(/<!-- \/learn\/courses -->$/);
});

test('[8.5] a page of what is not there, and one that simulates an error, are no lines at level error', async () => {
  render = async ({ call, onError }) => {
    await call(getObjectiveAccess, { params: { objectiveId: NOBODYS } }).catch((error: unknown) =>
      onError(error),
    );
    return html('', 404);
  };
  await server.ask('/learn/course/x', { headers: { cookie: `sid=${await server.signIn()}` } });
  expect(server.logs).toMatchObject([
    { level: 30, msg: 'request refused', code: 'notFound', req: { route: '/learn/*' } },
  ]);

  server.logs.length = 0;
  render = async ({ onError }) => {
    onError(new Error('A simulated error'));
    return html('', 500);
  };
  await server.ask('/learn/simulate-error');
  expect(server.logs).toMatchObject([{ level: 30, res: { statusCode: 500 } }]);
});
