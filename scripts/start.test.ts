import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePorts } from './lib/servers/free-ports.mjs';
import { type Clone, makeClone, runScript } from './testing/make-clone';

// Real programs start here, beside whatever else the machine does.
vi.setConfig({ testTimeout: 30_000 });

/** Answers /slow only after it was asked to stop, so that a stop which waits for requests can be told apart. */
const PLATFORM = `
import { createServer } from 'node:http';
if (process.env.REFUSE) {
  process.send({ type: 'failed', text: process.env.REFUSE }, () => process.exit(1));
} else {
  let finish;
  const stopped = new Promise((resolve) => { finish = resolve; });
  const server = createServer(async (request, response) => {
    if (request.url === '/crash') process.exit(3);
    console.log('asked for ' + request.url);
    if (request.url === '/slow') await stopped;
    response.end('done');
  });
  process.send({ type: 'progress', text: 'Opening the database' });
  server.listen(Number(process.env.PORT), process.env.HOST, () => process.send({ type: 'ready' }));
  process.once('SIGTERM', () => {
    finish();
    server.close(() => { console.log('platform stopped'); process.exit(0); });
  });
}`;

const IDENTITY = `
import { createServer } from 'node:http';
const server = createServer((request, response) => response.end(process.env.IDENTITY_ISSUER));
server.listen(Number(process.env.IDENTITY_PORT), process.env.IDENTITY_HOST, () => {
  const accounts = [{ email: 'ada@demo.test', name: 'Ada Lindqvist' }];
  console.log(JSON.stringify({ ready: true, accounts, password: 'lantern' }));
});
process.once('SIGTERM', () => { console.log('identity stopped'); process.exit(0); });
`;

const QUIZ = `
import { createServer } from 'node:http';
const server = createServer((request, response) => response.end(process.env.QUIZ_PLATFORM));
server.listen(Number(process.env.QUIZ_PORT), process.env.QUIZ_HOST, () => {
  console.log(JSON.stringify({ ready: true, gradingUrl: process.env.QUIZ_URL + '/grading/key' }));
});
process.once('SIGTERM', () => { console.log('quiz stopped'); process.exit(0); });
`;

let clone: Clone;
beforeAll(async () => {
  clone = await makeClone({ server: PLATFORM, 'demo-identity': IDENTITY, 'demo-quiz': QUIZ });
});
afterAll(() => clone.remove());

async function startOnFreePorts(env: Record<string, string> = {}) {
  const port = await freePorts(4);
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    run: runScript(clone, 'start.mjs', { PORT: `${port}`, ...env }),
  };
}

test('a start tells each step, the address and the accounts', async () => {
  const { port, run } = await startOnFreePorts();
  await run.says('Stop it with Ctrl-C.');
  const issuer = await (await fetch(`http://127.0.0.1:${port + 1}`)).text();
  const platform = await (await fetch(`http://127.0.0.1:${port + 2}`)).text();
  run.signal('SIGTERM');
  const { code, output } = await run.ended;
  expect(platform).toBe(`http://localhost:${port}`);
  expect(output).toContain(`Marking   http://localhost:${port + 2}/grading/key`);
  expect(issuer).toBe(`http://localhost:${port + 1}`);
  expect(output).toContain('Opening the database');
  expect(output).toContain(`Portal    http://localhost:${port}`);
  expect(output).toMatch(/ada@demo\.test +Ada Lindqvist/);
  expect(code).toBe(0);
});

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s lets a request under way finish, then ends with 0',
  async (signal) => {
    const { url, run } = await startOnFreePorts();
    await run.says('Stop it with Ctrl-C.');
    const slow = fetch(`${url}/slow`, { headers: { connection: 'close' } });
    await run.says('asked for /slow');
    run.signal(signal);
    expect(await (await slow).text()).toBe('done');
    const { code, output } = await run.ended;
    expect(output).toMatch(/platform stopped[^]*identity stopped[^]*quiz stopped/);
    expect(code).toBe(0);
  },
);

test('what differs from the lock file is installed first, and only then', async () => {
  await rm(path.join(clone.folder, 'node_modules'), { recursive: true });
  for (const isInstalling of [true, false]) {
    const { run } = await startOnFreePorts();
    await run.says('Stop it with Ctrl-C.');
    run.signal('SIGTERM');
    const { output } = await run.ended;
    expect(output.includes('Installing the dependencies')).toBe(isInstalling);
  }
});

test('without the demo the platform starts alone', async () => {
  const { run } = await startOnFreePorts({ LANTERN_DEMO: '0' });
  await run.says('Stop it with Ctrl-C.');
  run.signal('SIGTERM');
  const { code, output } = await run.ended;
  expect(output).not.toMatch(/identity|quiz/);
  expect(code).toBe(0);
});

test('a busy port, a companion’s too, is named before anything starts', async () => {
  const port = await freePorts(4);
  const holder = createServer().listen(port + 1, '127.0.0.1');
  await once(holder, 'listening');
  const { code, output } = await runScript(clone, 'start.mjs', { PORT: `${port}` }).ended;
  holder.close();
  expect(output).toContain(
    `Port ${port + 1} is already in use. Set PORT to a free one, or stop the program that holds it.\n`,
  );
  expect(output).not.toContain('Starting');
  expect(code).toBe(1);
});

test('a data folder that cannot be written is named', async () => {
  const file = path.join(clone.folder, 'a-file');
  await writeFile(file, 'not a folder');
  const { run } = await startOnFreePorts({ LANTERN_DATA: file });
  const { code, output } = await run.ended;
  expect(output).toContain(`The data folder ${file} cannot be written (EEXIST).`);
  expect(code).toBe(1);
});

test.each([
  [{ PORT: '80a' }, 'PORT must be a whole number from 1 to 65533, not "80a".'],
  [{ PORT: '65535' }, 'PORT must be a whole number from 1 to 65533, not "65535".'],
  [{ PUBLIC_URL: 'learn' }, 'PUBLIC_URL must be an http or https address without a path, not "learn".'],
])('a setting that cannot work is named: %o', async (env, sentence) => {
  const { code, output } = await runScript(clone, 'start.mjs', env).ended;
  expect(output).toBe(`${sentence}\n`);
  expect(code).toBe(1);
});

test('a platform that refuses to start gives its own sentence, and its companions stop', async () => {
  const { run } = await startOnFreePorts({ REFUSE: 'The data folder was written by a newer Lantern.' });
  const { code, output } = await run.ended;
  expect(output).toMatch(/\nThe data folder was written by a newer Lantern\.\n$/);
  expect(code).toBe(1);
});

test('a program that dies takes the others down, with a sentence', async () => {
  const { url, run } = await startOnFreePorts();
  await run.says('Stop it with Ctrl-C.');
  await fetch(`${url}/crash`).catch(() => null);
  const { code, output } = await run.ended;
  expect(output).toContain('identity stopped');
  expect(output.split('The platform ended unexpectedly (exit code 3).')).toHaveLength(2);
  expect(code).toBe(1);
});
