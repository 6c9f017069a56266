import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApplication } from './testing/application';
import { startTestIdentity, type TestIdentity } from './testing/start-test-identity';

let identity: TestIdentity;

beforeAll(async () => {
  identity = await startTestIdentity();
});

afterAll(() => identity.stop());

test('after ten tries in a minute even the right password waits, a demo account does not', async () => {
  const application = await openApplication(identity.config);
  const { browser, form } = await application.openForm();
  for (let tries = 0; tries < 10; tries += 1) {
    const reply = await browser.post(form.url, { email: 'ada@demo.test', password: 'lamp' });
    expect(reply.status).toBe(422);
  }
  const late = await browser.post(form.url, { email: 'ada@demo.test', password: 'lantern' });
  expect(late.status).toBe(429);
  expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(late.text).toContain('Too many tries');

  const [, account = ''] = /name="account" value="([^"]+)"/.exec(late.text) ?? [];
  const callback = await browser.post(form.url, { account });
  expect(callback.url).toContain('code=');
});
