import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../db/db';
import { insertFallbackTenant } from '../../store/tenant-setup';
import { openTestDatabase } from '../../testing/test-database';
import { runToolCommand } from './run-tool-command';
import { ToolCommandError, toolCommand } from './tool-command';

const OPERATOR = { issuer: 'https://learn.test', now: new Date('2026-03-02T12:00:00Z') };
const ADD = (
  'add --name Quiz --client-id quiz --login-url https://quiz.test/login ' +
  '--redirect-uri https://quiz.test/launch --jwks-url https://quiz.test/keys'
).split(' ');

let db: Database;

beforeAll(async () => {
  db = await openTestDatabase();
  const id = '10000000-0000-4000-8000-000000000009';
  await insertFallbackTenant(db, { id, code: 'main', productTitle: 'Main' });
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
])('%s is answered with a sentence', (_title, args) => {
  expect(() => toolCommand(args)).toThrow(ToolCommandError);
});

test('a tool or a tenant that does not exist is told', async () => {
  await expect(run('remove', '--client-id', 'nobody')).rejects.toThrow('No tool has the client id "nobody".');
  await expect(run('list', '--tenant', 'nowhere')).rejects.toThrow('There is no tenant "nowhere".');
});
