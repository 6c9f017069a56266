import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePorts } from '../../../scripts/lib/servers/free-ports.mjs';
import { temporaryPostgres } from '../../../scripts/lib/servers/temporary-postgres.mjs';
import { signInAnew } from './people';
import { expect, test } from './product';
import { commandLine, runProgram } from './run-programs';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const KIT = path.join(ROOT, 'packages/fragment-kit');
const VITE = path.join(ROOT, 'node_modules/vite/bin/vite.js');
const SECRET = 'for-this-run-alone-0123456789';

/** A third party's page, as the guide has it. */
const CHAT = `<script>
addEventListener('message', ({ data, ports: [port] }) => {
  if (data.kind !== 'lantern') return;
  port.onmessage = ({ data }) => {
    if (data.kind === 'beat') port.postMessage({ kind: 'beat' });
    if (data.kind === 'page') document.body.textContent = 'Chat in ' + data.locale;
  };
  port.postMessage({ kind: 'ready' });
});
</script>`;

/** What has been opened, closed again in the other order. */
const closing: Array<() => Promise<unknown>> = [];
let folder: string;
let address: string;
let lantern: ReturnType<typeof commandLine>;

test.describe.configure({ timeout: 180_000 });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  folder = await mkdtemp(path.join(os.tmpdir(), 'lantern-outside-'));
  closing.push(() => rm(folder, { recursive: true, force: true }));
  const postgres = await temporaryPostgres();
  if (!postgres) throw new Error('This journey needs PostgreSQL.');
  closing.push(postgres.stop);
  const port = await freePorts(2);
  address = `http://localhost:${port}`;
  const settings = {
    DATABASE_URL: postgres.url,
    LANTERN_DATA: path.join(folder, 'data'),
    LANTERN_DEMO: '0',
    PORT: String(port),
    PUBLIC_URL: address,
  };
  closing.push(await runProgram('server', settings));
  lantern = commandLine(settings);
  closing.push(
    await runProgram('demo-identity', {
      IDENTITY_PORT: String(port + 1),
      IDENTITY_ISSUER: `http://localhost:${port + 1}`,
      IDENTITY_CLIENT_ID: 'lantern',
      IDENTITY_CLIENT_SECRET: SECRET,
      IDENTITY_REDIRECT_URIS: `${address}/oidc/callback`,
      IDENTITY_POST_LOGOUT_URIS: `${address}/`,
      IDENTITY_DATA: path.join(folder, 'identity'),
    }),
  );
  const issuer = ['--issuer', `http://localhost:${port + 1}`, '--label', 'Our school'];
  await lantern('providers', 'add', 'school', ...issuer, '--client-id', 'lantern', '--client-secret', SECRET);
  const ada = [
    '--first-name',
    'Ada',
    '--last-name',
    'Lindqvist',
    '--role',
    'Learner',
    '--licence',
    'Lms.Base',
  ];
  await lantern('people', 'add', 'ada@demo.test', ...ada);
  await lantern('flags', 'set', 'learner.dashboard', 'on');
});
test.afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

test('[1.6] a fragment from the template, built outside the workspace, takes the place of our own', async ({
  page,
}) => {
  const slot = page.locator('[data-fragment="tasks"]');

  await test.step('it is built by the guide', async () => {
    await cp(path.join(KIT, 'template'), path.join(folder, 'mine'), { recursive: true });
    const props = 'src/fragment-props.ts';
    await cp(path.join(KIT, props), path.join(folder, 'mine', props));
    await promisify(execFile)(process.execPath, [VITE, 'build'], { cwd: path.join(folder, 'mine') });
  });

  await test.step('before it is registered, the product’s own is shown', async () => {
    await signInAnew(page, 'ada', '/learn', address);
    await expect(slot.getByRole('heading', { name: 'Tasks' })).toBeVisible();
  });

  await test.step('it is registered from its maker’s server, which may then be gone', async () => {
    const code = await readFile(path.join(folder, 'mine/dist/fragment.js'));
    const maker = createServer((_request, reply) =>
      reply.writeHead(200, { 'content-type': 'text/javascript' }).end(code),
    );
    await new Promise<void>((resolve) => maker.listen(0, '127.0.0.1', resolve));
    const { port } = maker.address() as AddressInfo; // it listens on a port
    const said = await lantern('fragments', 'set', 'tasks', `http://127.0.0.1:${port}/fragment.js`);
    expect(said).toContain('Registered. tasks  module');
    maker.close();
    const shown = async () =>
      (await (await fetch(`${address}/config-ui/config.json`)).json()).fragments.tasks;
    // What a tenant looks like is cached for some seconds.
    await expect.poll(shown, { timeout: 20_000 }).toMatchObject({
      address: expect.stringContaining('/learn/fragments/registered/sha384-'),
    });
  });

  await test.step('it is shown, knows who reads, and answers', async () => {
    await page.reload();
    await expect(slot.getByRole('heading', { name: 'Hello Ada' })).toBeVisible();
    await slot.getByRole('button').click();
    await expect(slot.getByRole('button')).toHaveText('Pressed: 1');
    await slot.getByRole('link', { name: 'My courses' }).click();
    await expect(page).toHaveURL(/\/learn\/courses/);
  });

  await test.step('a slot that the product leaves empty is filled by a page in a frame', async () => {
    const maker = createServer((_request, reply) =>
      reply.writeHead(200, { 'content-type': 'text/html' }).end(CHAT),
    );
    await new Promise<void>((resolve) => maker.listen(0, '127.0.0.1', resolve));
    closing.push(async () => maker.close());
    const { port } = maker.address() as AddressInfo; // it listens on a port
    const widget = `http://127.0.0.1:${port}/widget`;
    await lantern('fragments', 'set', 'communications', widget, '--kind', 'frame');
    const shown = async () =>
      (await (await fetch(`${address}/config-ui/config.json`)).json()).fragments.communications;
    await expect.poll(shown, { timeout: 20_000 }).toEqual({ address: widget, kind: 'frame' });
    await page.goto(`${address}/learn`);
    const frame = page.frameLocator('[data-fragment="communications"] iframe');
    await expect(frame.getByText('Chat in en-US')).toBeVisible();
  });
});
