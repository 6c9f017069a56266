import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertOfferedCourse } from '../../../testing/attempts/test-course';
import { openTestDatabase } from '../../../testing/test-database';
import type { Database } from '../../db/db';
import { sql } from '../../db/sql';
import { insertFallbackTenant } from '../../store/setup/tenant-setup';
import { runToolCommand } from './run-tool-command';
import { toolCommand } from './tool-command';
import { ToolCommandError } from './tool-usage';

const OPERATOR = { issuer: 'https://learn.test', now: new Date('2026-03-02T12:00:00Z') };
const ADD = (
  'add --name Quiz --client-id quiz --login-url https://quiz.test/login ' +
  '--redirect-uri https://quiz.test/launch --jwks-url https://quiz.test/keys'
).split(' ');

const TENANT = '10000000-0000-4000-8000-000000000009';

const LINK = ['link', '--client-id', 'quiz', '--course', 'LMP'];

let db: Database;

beforeAll(async () => {
  db = await openTestDatabase();
  await insertFallbackTenant(db, { id: TENANT, code: 'main', productTitle: 'Main' });
  await insertOfferedCourse(db, {
    tenantId: TENANT,
    course: { name: 'Lamps', code: 'LMP' },
    parts: [{ name: 'Reading' }, { name: 'Quiz', type: 'lti' }],
  });
  await insertOfferedCourse(db, { tenantId: TENANT, course: { name: 'Tool', code: 'TOOL', type: 'lti' } });
  for (const name of ['One', 'Two']) {
    await insertOfferedCourse(db, { tenantId: TENANT, course: { name, code: 'TWICE', type: 'lti' } });
  }
});
afterAll(() => db.close());

const run = (...args: string[]) => runToolCommand(db, toolCommand(args), OPERATOR);

test('an operator adds a tool, sees it, and removes it', async () => {
  expect(await run('list')).toBe('No tools are registered.');
  const said = await run(...ADD);
  for (const part of ['client id      quiz', 'https://learn.test/lti/token', 'deployment id  1']) {
    expect(said).toContain(part);
  }
  expect(await run('list')).toBe('quiz  LTI 1.3  pseudonym  Quiz  https://quiz.test/launch');
  await run(...ADD, '--privacy', 'name');
  expect(await run('list')).toContain('name');
  expect(await run('remove', '--client-id', 'quiz')).toBe('Removed.');
  expect(await run('list')).toBe('No tools are registered.');
});

test('an operator links an activity to a tool, sees it, and unlinks it; a tool in use stays', async () => {
  await run(...ADD);
  expect(await run('links')).toBe('No activity opens a tool.');
  const part = ['--course', 'LMP', '--activity', '2'];
  const said = await run(
    'link',
    '--client-id',
    'quiz',
    ...part,
    '--custom',
    'quiz=a=b',
    '--custom',
    'level=2',
  );
  expect(said).toBe('"Quiz" opens "Quiz" at https://quiz.test/launch.');
  const elsewhere = ['--target-link-uri', 'https://quiz.test/tool', '--score-maximum', '20'];
  await run('link', '--client-id', 'quiz', '--course', 'TOOL', ...elsewhere);
  expect((await run('links')).split('\n')).toEqual([
    'LMP  2  quiz  Quiz  https://quiz.test/launch',
    'TOOL  –  quiz  Tool  https://quiz.test/tool',
  ]);
  const links = await db.query(
    sql`select deployment_id as deployment, custom, score_maximum as maximum from lti_links order by score_maximum`,
  );
  expect(links).toEqual([
    { deployment: '1', custom: {}, maximum: 20 },
    { deployment: '1', custom: { quiz: 'a=b', level: '2' }, maximum: 100 },
  ]);

  await expect(run('remove', '--client-id', 'quiz')).rejects.toThrow('2 activities still open this tool');
  expect(await run('unlink', ...part)).toBe('"Quiz" opens no tool any more.');
  await expect(run('unlink', ...part)).rejects.toThrow('"Quiz" opens no tool.');
  await run('unlink', '--course', 'TOOL');
  expect(await run('remove', '--client-id', 'quiz')).toBe('Removed.');
});

test.each([
  [
    'a tool that nobody registered',
    ['--client-id', 'nobody', '--course', 'TOOL'],
    'No tool has the client id',
  ],
  [
    'a deployment that it has not',
    ['--course', 'TOOL', '--deployment-id', '9'],
    'the deployments 1, not "9"',
  ],
  ['a course that is none', ['--course', 'NONE'], 'There is no course "NONE".'],
  [
    'an activity that is none',
    ['--course', 'LMP', '--activity', '7.7'],
    'There is no activity 7.7 in a course',
  ],
  ['an activity of another type', ['--course', 'LMP', '--activity', '1'], '"Reading" is of type text'],
  ['a course of parts', ['--course', 'LMP'], '"Lamps" is of type composite'],
  ['a code that two courses have', ['--course', 'TWICE'], 'Several courses have the code "TWICE"'],
])('a link with %s is answered with a sentence, and none is made', async (_title, args, sentence) => {
  await run(...ADD);
  const client = args.includes('--client-id') ? [] : ['--client-id', 'quiz'];
  await expect(run('link', ...client, ...args)).rejects.toThrow(sentence);
  expect(await run('links')).toBe('No activity opens a tool.');
  await run('remove', '--client-id', 'quiz');
});

test('an old tool needs its key and its secret', async () => {
  const old = ['add', '--lti', '1.1', '--name', 'Old', '--target-link-uri', 'https://old.test/'];
  expect(() => toolCommand(old)).toThrow('--secret is needed.');
  const said = await run(...old, '--client-id', 'key', '--secret', 'secret');
  expect(said).toContain('https://learn.test/lti/1p1/outcome');
  expect(said).not.toContain('secret');
});

test('keys are rotated', async () => {
  expect(await run('rotate-keys')).toMatch(/^Key [\w-]{43} signs from now on/);
});

test.each([
  ['nothing to do', []],
  ['a command that is none', ['dance']],
  ['too many words', ['list', 'all']],
  ['an option that is none', ['list', '--color', 'red']],
  ['a tool without a name', ADD.filter((_, index) => index < 1 || index > 2)],
  [
    'an address that is not safe',
    ADD.map((part) => part.replace('https://quiz.test/login', 'http://quiz.test/')),
  ],
  ['both kinds of keys', [...ADD, '--jwks', '{"keys":[]}']],
  ['a key set that is none', [...ADD.slice(0, -2), '--jwks', 'nonsense']],
  ['a privacy that is none', [...ADD, '--privacy', 'all']],
  ['a scope that is none', [...ADD, '--scope', 'everything']],
  ['a link without a course', ['link', '--client-id', 'quiz']],
  ['a link without a tool', ['link', '--course', 'LMP']],
  ['a link to a place that is none', [...LINK, '--activity', 'first']],
  ['a link with two deployments', [...LINK, '--deployment-id', '1', '--deployment-id', '2']],
  ['a link to an address that is not safe', [...LINK, '--target-link-uri', 'javascript:alert(1)']],
  ['a parameter without a value', [...LINK, '--custom', 'quiz']],
  ['a parameter that is the platform’s', [...LINK, '--custom', 'mode=take']],
  ['a maximum of nought', [...LINK, '--score-maximum', '0']],
])('%s is answered with a sentence', (_title, args) => {
  expect(() => toolCommand(args)).toThrow(ToolCommandError);
});

test('a tool or a tenant that does not exist is told', async () => {
  await expect(run('remove', '--client-id', 'nobody')).rejects.toThrow('No tool has the client id "nobody".');
  await expect(run('list', '--tenant', 'nowhere')).rejects.toThrow('There is no tenant "nowhere".');
});
