import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testOperator, type TestOperator } from '../../../testing/operations/operator';
import { NOON, openTestApp, type TestApp } from '../../../testing/test-app';
import { NORTH, SOUTH } from '../../../testing/test-tenants';

const CODE = 'export const contract = 1; export default () => null;';
const INTEGRITY = `sha384-${createHash('sha384').update(CODE).digest('base64')}`;
const SCRIPT = 'text/javascript; charset=utf-8';
const ANSWERS: Record<string, { body: string; type?: string; status?: number }> = {
  '/good.js': { body: CODE, type: SCRIPT },
  '/page.js': { body: '<p>', type: 'text/html' },
  '/plain.js': { body: CODE },
  '/gone.js': { body: '', status: 404, type: SCRIPT },
  '/moved.js': { body: '', status: 302, type: SCRIPT },
  '/long.js': { body: 'x'.repeat(600_000), type: SCRIPT },
  '/elsewhere.js': { body: `import "https://cdn.test/a.js";${CODE}`, type: SCRIPT },
  '/beside.js': { body: `import a from "./a.js";${CODE}`, type: SCRIPT },
  '/broken.js': { body: `${CODE} a b`, type: SCRIPT },
  '/next.js': { body: CODE.replace('1', '9'), type: SCRIPT },
  '/listed.js': { body: 'var a=9,b=()=>null;export{a as contract,b as default}', type: SCRIPT },
  '/silent.js': { body: 'export default () => null;', type: SCRIPT },
  '/nothing.js': { body: 'export const contract = 1;', type: SCRIPT },
  '/counted.js': { body: 'export const contract = Math.sign(7); export default () => null;', type: SCRIPT },
  '/running.js': { body: `process.exit(1);${CODE}`, type: SCRIPT },
  '/bytes.js': { body: `${CODE}\0`, type: SCRIPT },
};

let server: TestApp;
let maker: Server;
let origin = '';
let north: TestOperator;
let south: TestOperator;
let elsewhere: TestOperator;
beforeAll(async () => {
  server = await openTestApp({
    fragments: {
      tasks: '/learn/fragments/tasks/tasks-1.js',
      calendar: '/learn/fragments/calendar/calendar-1.js',
    },
    portal: {
      load: async () => async () => new Response('<p>Hello</p>'),
      headOf: () => '',
      locales: async () => [],
      transform: null,
    },
  });
  maker = createServer(({ url = '' }, reply) => {
    const { body, type, status = 200 } = ANSWERS[url] ?? { body: '', status: 404 };
    reply.writeHead(status, { ...(type && { 'content-type': type }), location: '/good.js' }).end(body);
  });
  await new Promise<void>((resolve) => maker.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(maker.address() as AddressInfo).port}`; // it listens on a port
  north = testOperator(server.db, { tenantId: NORTH.id, now: NOON });
  south = testOperator(server.db, { tenantId: SOUTH.id, now: NOON });
  elsewhere = testOperator(server.db, { tenantId: NORTH.id, now: NOON, isRemote: true });
});
afterAll(async () => {
  maker.close();
  await server.close();
});

/** What tenants look like is cached for some seconds. */
async function shownTo(tenant = NORTH): Promise<unknown> {
  server.clock.now = new Date(server.clock.now.getTime() + 60_000);
  return (await server.ask('/config-ui/config.json', { tenant })).json['fragments'];
}

async function policy(): Promise<string> {
  server.clock.now = new Date(server.clock.now.getTime() + 60_000);
  return String((await server.ask('/learn')).headers['content-security-policy']);
}

const OWN = {
  tasks: { kind: 'module', address: '/learn/fragments/tasks/tasks-1.js' },
  calendar: { kind: 'module', address: '/learn/fragments/calendar/calendar-1.js' },
};

test('[1.6] a tenant shows the product’s own until it registers a module, which is copied here', async () => {
  expect(await north.say('fragments list', {})).toBe('Nothing is registered.');
  expect(await shownTo()).toEqual(OWN);
  const said = await north.say('fragments set', { slot: 'tasks', address: `${origin}/good.js` });
  expect(said).toBe(`Registered. tasks  module  ${origin}/good.js  ${INTEGRITY}`);
  const { tasks, calendar } = (await shownTo()) as typeof OWN; // as the call answers it
  expect(calendar).toEqual(OWN.calendar);
  expect(tasks.address).toMatch(/^\/learn\/fragments\/registered\/sha384-[\w-]{64}\.js$/);
  const copy = await server.ask(tasks.address);
  expect(copy).toMatchObject({ status: 200, text: CODE });
  expect(copy.headers).toMatchObject({
    'content-type': SCRIPT,
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  expect((await server.ask(tasks.address, { tenant: SOUTH })).status).toBe(404);
  expect(await shownTo(SOUTH)).toEqual(OWN);
  await expect(south.run('fragments remove', { slot: 'tasks' })).rejects.toThrow('Nothing is registered');
  expect(await north.say('fragments remove', { slot: 'tasks' })).toBe('tasks is the product’s own again.');
  expect(await shownTo()).toEqual(OWN);
  expect((await server.ask(tasks.address)).status).toBe(404);
});

test('[1.6] a slot can be left empty, and one can be filled that the product leaves empty', async () => {
  await north.run('fragments set', { slot: 'calendar', kind: 'none' });
  await north.run('fragments set', {
    slot: 'communications',
    kind: 'frame',
    address: 'https://chat.test/a;b,c',
  });
  expect(await shownTo()).toEqual({
    tasks: OWN.tasks,
    communications: { kind: 'frame', address: 'https://chat.test/a;b,c' },
  });
  expect(await policy()).toContain('; frame-src https://chat.test/a%3Bb%2Cc;');
  await north.run('fragments remove', { slot: 'calendar' });
  await north.run('fragments remove', { slot: 'communications' });
  expect(await policy()).toContain(`; frame-src 'none';`);
});

test('a dry run registers nothing', async () => {
  await north.run('fragments set', { slot: 'tasks', address: `${origin}/good.js` }, true);
  expect(await north.run('fragments list', {})).toEqual([]);
});

test.each([
  ['nothing', undefined, 'A module needs its address.'],
  ['a page without https', 'http://widgets.test/a.js', 'Must be https'],
  ['a name and a password', 'https://ada:secret@widgets.test/a.js', 'no name and password'],
  ['data', 'data:text/javascript,export default 1', 'not at data:'],
  ['a blob', 'blob:https://widgets.test/1', 'not at blob:'],
  ['a script', 'javascript:alert(1)', 'not at javascript:'],
  ['a file', 'file:///etc/passwd', 'not at file:'],
  ['a path alone', '/learn/fragments/tasks.js', 'is no whole address'],
  ['a query', 'https://widgets.test/a.js?x=1', 'no ? and no #'],
  ['an anchor', 'https://widgets.test/a.js#x', 'no ? and no #'],
  ['no end', `https://widgets.test/${'a'.repeat(600)}.js`, 'at most 500 characters'],
])('[1.6] an address with %s is refused in a sentence', async (_name, address, sentence) => {
  await expect(north.run('fragments set', { slot: 'tasks', address })).rejects.toThrow(sentence);
  if (address === undefined) return;
  await expect(north.run('fragments set', { slot: 'tasks', kind: 'frame', address })).rejects.toThrow(
    sentence,
  );
});

test.each([
  ['page.js', 'A module comes as text/javascript, not as text/html.'],
  ['plain.js', 'A module comes as text/javascript, not as nothing.'],
  ['gone.js', 'The module could not be fetched: The answer was 404.'],
  ['moved.js', 'The module could not be fetched: The answer was 302.'],
  ['long.js', 'The module could not be fetched: The answer is too long.'],
  ['beside.js', 'The module imports ./a.js, which pages do not share with it'],
  ['elsewhere.js', 'The module imports https://cdn.test/a.js, which'],
  ['bytes.js', 'The module is no text.'],
  ['broken.js', "The module is no JavaScript: SyntaxError: Unexpected identifier 'b'."],
  ['next.js', 'The module is of contract 9; pages here speak 1 and the one before.'],
  ['listed.js', 'The module is of contract 9;'],
  ['silent.js', 'The module exports no contract: export const contract = 1.'],
  ['nothing.js', 'The module has no default export'],
])('[1.6] what is found at %s is no module', async (file, sentence) => {
  await expect(north.run('fragments set', { slot: 'tasks', address: `${origin}/${file}` })).rejects.toThrow(
    sentence,
  );
});

test.each(['counted.js', 'running.js'])(
  '[8.11] %s is read and not run; what only running it would tell is the page’s to check',
  async (file) => {
    const address = `${origin}/${file}`;
    expect(await north.run('fragments set', { slot: 'tasks', address })).toMatchObject({ address });
    await north.run('fragments remove', { slot: 'tasks' });
  },
);

test('[1.6] a module has the integrity that was said, or is not taken', async () => {
  const set = (integrity: string) =>
    north.run('fragments set', { slot: 'tasks', address: `${origin}/good.js`, integrity });
  expect(await set(INTEGRITY)).toMatchObject({ integrity: INTEGRITY });
  await expect(set(`sha384-${'A'.repeat(64)}`)).rejects.toThrow('is another than was said');
  await expect(set('md5-abc')).rejects.toThrow('An integrity is sha384-');
  const frame = { slot: 'tutor', kind: 'frame', address: 'https://tutor.test/' };
  await expect(north.run('fragments set', { ...frame, integrity: INTEGRITY })).rejects.toThrow(
    'Only a module',
  );
  await north.run('fragments remove', { slot: 'tasks' });
});

test('[1.6] there is no other slot, and whoever asks from elsewhere cannot have this machine asked', async () => {
  await expect(north.run('fragments set', { slot: 'sidebar', kind: 'none' })).rejects.toThrow(
    /calendar.*tutor/s,
  );
  const set = elsewhere.run('fragments set', { slot: 'tasks', address: `${origin}/good.js` });
  await expect(set).rejects.toThrow('is not an https address of the open internet');
});
