import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../testing/free-port';
import { runDemoProvider } from '../../testing/sign-in/run-demo-provider';
import { ADA, openSignInServer, type SignInServer } from '../../testing/sign-in/sign-in-server';
import { PRESSED, Visitor } from '../../testing/sign-in/visitor';

let provider: Awaited<ReturnType<typeof runDemoProvider>>;
let server: SignInServer;

beforeAll(async () => {
  provider = await runDemoProvider(await freePort());
  server = await openSignInServer([{ issuer: provider.issuer }], new Date());
});

afterAll(async () => {
  await server.close();
  await provider.stop();
});

/** The person's walk through the provider's pages, until it sends them back to us. */
async function walk(
  url: string,
  cookies: Map<string, string>,
  form?: Record<string, string>,
): Promise<string> {
  const reply = await fetch(url, {
    redirect: 'manual',
    headers: {
      accept: 'text/html',
      origin: provider.issuer,
      cookie: cookieHeader(cookies),
    },
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  });
  for (const line of reply.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    cookies.set(name, value);
  }
  const location = reply.headers.get('location');
  if (location) {
    const next = new URL(location, url);
    return next.origin === provider.issuer ? walk(next.href, cookies) : next.href;
  }
  const page = await reply.text();
  const [, action = ''] = /<form[^>]* action="([^"]+)"/.exec(page) ?? [];
  const hidden = [...page.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  const fields = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]));
  const person = { email: 'ada@demo.test', password: 'lantern' };
  return walk(new URL(action, url).href, cookies, { ...person, ...fields });
}

test('[7.31] ada signs in at the bundled provider and out again, here and there', async () => {
  const visitor = new Visitor(server.app);
  const cookies = new Map<string, string>();

  const start = await visitor.get('/oidc/login?redirectUrl=/learn/courses');
  const end = await visitor.get(await walk(start.location, cookies));
  expect(end.location).toBe('/learn/login-callback?redirectUrl=%2Flearn%2Fcourses&provider=main');
  const me = await visitor.get('/api/platform/v1/users/me');
  expect(JSON.parse(me.text)).toMatchObject({ user: { id: ADA.id } });

  const out = await visitor.get('/oidc/logout', PRESSED);
  expect(await walk(out.location, cookies)).toBe('http://localhost:8080/');
  expect((await visitor.get('/api/platform/v1/users/me')).status).toBe(401);

  const again = await visitor.get('/oidc/login');
  const page = await fetch(again.location, {
    redirect: 'manual',
    headers: { cookie: cookieHeader(cookies) },
  });
  expect(page.headers.get('location')).toMatch(/\/interaction\//);
});

function cookieHeader(cookies: Map<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}
