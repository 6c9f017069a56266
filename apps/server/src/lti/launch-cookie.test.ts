import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../db/sql';
import { openTestApp, type TestApp } from '../../testing/test-app';
import { ADA } from '../../testing/test-tenants';
import { ltiRefusalText } from '../texts/lti-refusal-texts';
import { askLink, authorizationOf, formIn, takeLtiCourse, type TakenLti } from '../../testing/lti/lti-world';
import { registerTestTool, type TestTool } from '../../testing/lti/test-tool';

const SAFE = { host: 'north.test', 'x-forwarded-proto': 'https' };

let server: TestApp;
let tool: TestTool;
let taken: TakenLti;

beforeAll(async () => {
  server = await openTestApp({ trustProxy: { kind: 'hops', hops: 1 } });
  tool = await registerTestTool(server.db, { now: () => server.clock.now });
  taken = await takeLtiCourse(server, tool);
});
afterAll(() => server.close());

/** Over https, where the session's cookie has another name: what the browser then holds, and the tool then asks. */
async function begin(): Promise<{ cookie: string; address: string; setCookie: string }> {
  const { json } = await askLink(server, taken);
  const { headers } = await server.ask(String(json['targetLinkUri']), {
    headers: { ...SAFE, cookie: `__Host-sid=${taken.session}` },
  });
  const setCookie = String(headers['set-cookie']);
  const login = new URL(String(headers['location'])).searchParams;
  return { setCookie, cookie: setCookie.split(';')[0] ?? '', address: authorizationOf(tool, login) };
}

test('a launch has a cookie of its own, which a frame of the tool sends back', async () => {
  const { setCookie, cookie, address } = await begin();
  expect(setCookie).toMatch(/^__Host-lti-launch-[\w-]{10}=[\w-]{43}; /);
  for (const part of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=None']) expect(setCookie).toContain(part);
  const { status, text } = await server.ask(address, { headers: { ...SAFE, cookie } });
  expect(status).toBe(200);
  expect(formIn(text).fields['id_token']).toBeTruthy();
});

test('the cookie of one launch opens no other', async () => {
  const [mine, other] = [await begin(), await begin()];
  const { status } = await server.ask(other.address, { headers: { ...SAFE, cookie: mine.cookie } });
  expect(status).toBe(403);
  const forged = `${other.cookie.split('=')[0]}=${mine.cookie.split('=')[1]}`;
  expect((await server.ask(other.address, { headers: { ...SAFE, cookie: forged } })).status).toBe(403);
});

test('whoever has signed out since is told so', async () => {
  const { cookie, address } = await begin();
  await server.db.query(sql`delete from sessions where user_id = ${ADA.id}`);
  const { status, text } = await server.ask(address, { headers: { ...SAFE, cookie } });
  expect(status).toBe(403);
  expect(text).toContain(ltiRefusalText('signedOut', 'en-US'));
});
