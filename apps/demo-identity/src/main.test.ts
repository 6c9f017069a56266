import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Config } from './config';
import { openApplication } from './testing/application';
import { type BuiltProgram, buildProgram } from './testing/build-program';
import { environmentOf, type RunningProgram, runProgram } from './testing/run-program';
import { testConfig } from './testing/start-test-identity';

// Real programs start here, beside whatever else the machine does.
vi.setConfig({ testTimeout: 30_000 });

let built: BuiltProgram;
let config: Config;
const running: RunningProgram[] = [];

beforeAll(async () => {
  built = await buildProgram();
}, 60_000);

afterAll(() => built.remove());

beforeEach(async () => {
  config = await testConfig();
});

afterEach(async () => {
  for (const { child, ending } of running.splice(0)) {
    child.kill('SIGKILL');
    await ending;
  }
  await rm(config.dataFolder, { recursive: true });
});

function run(env: Record<string, string> = {}): RunningProgram {
  const program = runProgram(built.main, { ...environmentOf(config), ...env });
  running.push(program);
  return program;
}

test('it says in one line that it is ready, serves a sign-in with its styles, and leaves when told to', async () => {
  const { child, firstLine, ending } = run();
  const ready: unknown = JSON.parse(await firstLine());
  expect(ready).toMatchObject({ ready: true, issuer: config.issuer, password: 'lantern' });
  expect(ready).toHaveProperty('accounts.0', { email: 'ada@demo.test', name: 'Ada Lindqvist' });

  const application = await openApplication(config);
  const { browser, request, form } = await application.openForm();
  const [, path = ''] = /rel="stylesheet" href="([^"]+)"/.exec(form.text) ?? [];
  const styles = await browser.get(path);
  expect(styles.headers.get('content-type')).toBe('text/css; charset=utf-8');
  expect(styles.text).toContain('--brand:');
  const callback = await browser.post(form.url, { email: 'noor@demo.test', password: 'lantern' });
  const tokens = await application.redeem(callback.url, request);
  const info = await application.userInfo(tokens.access_token, tokens.claims()?.sub ?? '');
  expect(info).toMatchObject({ name: 'نور الهاشمي', locale: 'ar' });

  child.kill('SIGTERM');
  expect(await ending).toEqual({ exitCode: 0, stderr: '' });
});

test('a sign-out asked for with a token of the last run is understood by the next', async () => {
  const first = run();
  await first.firstLine();
  const application = await openApplication(config);
  const { browser, request, form } = await application.openForm();
  const callback = await browser.post(form.url, { email: 'ada@demo.test', password: 'lantern' });
  const { id_token = '' } = await application.redeem(callback.url, request);
  first.child.kill('SIGTERM');
  await first.ending;

  await run().firstLine();
  const page = await browser.get(application.signOutUrl({ id_token_hint: id_token }));
  expect(page.status).toBe(200);
});

test('it leaves when the program that started it is gone', async () => {
  const { child, firstLine, ending } = run();
  await firstLine();
  child.disconnect();
  expect(await ending).toMatchObject({ exitCode: 0 });
});

test('a wrong setting is told in one sentence', async () => {
  const { ending } = run({ IDENTITY_CLIENT_SECRET: 'short' });
  const { exitCode, stderr } = await ending;
  expect(exitCode).toBe(1);
  expect(stderr).toContain('IDENTITY_CLIENT_SECRET must be at least 16 characters long.\n');
  expect(stderr).not.toContain('    at ');
});

test('a port in use is told in one sentence', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => {
    other.listen(config.port, config.host, resolve);
  });
  const { exitCode, stderr } = await run().ending;
  expect(exitCode).toBe(1);
  expect(stderr).toContain('The sign-in service could not start: listen EADDRINUSE');
  expect(stderr).not.toContain('    at ');
  await new Promise((resolve) => {
    other.close(resolve);
  });
});
