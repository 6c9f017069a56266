import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertOfferedCourse } from '../../../testing/attempts/test-course';
import { testOperator, type TestOperator } from '../../../testing/operations/operator';
import { NOON, openTestApp, type TestApp } from '../../../testing/test-app';
import { NORTH, SOUTH } from '../../../testing/test-tenants';
import { sql } from '../../db/sql';

const NEW = {
  name: 'Quiz',
  clientId: 'quiz',
  loginUrl: 'https://quiz.test/login',
  redirectUri: ['https://quiz.test/launch'],
  jwksUrl: 'https://quiz.test/keys',
};
const OLD = {
  lti: '1.1',
  name: 'Old',
  clientId: 'key',
  secret: 'shh',
  targetLinkUri: 'https://old.test/',
};
const KEYS = JSON.stringify({ keys: [{ kty: 'RSA', n: 'n', e: 'AQAB' }] });

let server: TestApp;
let north: TestOperator;
let south: TestOperator;
beforeAll(async () => {
  server = await openTestApp();
  north = testOperator(server.db, { tenantId: NORTH.id, now: NOON });
  south = testOperator(server.db, { tenantId: SOUTH.id, now: NOON });
  await insertOfferedCourse(server.db, {
    course: { name: 'Lamps', code: 'LMP' },
    parts: [{ name: 'Reading' }, { name: 'Check', type: 'lti' }],
  });
  for (const [name, code] of [
    ['Tool', 'TOOL'],
    ['One', 'TWICE'],
    ['Two', 'TWICE'],
  ] as const) {
    await insertOfferedCourse(server.db, { course: { name, code, type: 'lti' } });
  }
});
afterAll(() => server.close());

test('a tool is added, seen, changed and removed, at its own tenant', async () => {
  expect(await north.say('tools list', {})).toBe('No tools are registered.');
  const said = await north.say('tools add', NEW);
  for (const part of ['quiz', 'https://learn.test/lti/token', 'https://learn.test/lti/jwks']) {
    expect(said).toContain(part);
  }
  expect(await north.say('tools list', {})).toBe('quiz  LTI 1.3  pseudonym  Quiz  https://quiz.test/launch');
  expect(await south.say('tools list', {})).toBe('No tools are registered.');
  await expect(north.run('tools add', NEW)).rejects.toThrow('change it with tools change');
  const changes = { privacy: 'name', jwks: KEYS, deploymentId: ['1', '2'] };
  expect(await north.run('tools change', { clientId: 'quiz', ...changes })).toEqual({
    name: 'Quiz',
    version: '1.3',
    clientId: 'quiz',
    deploymentIds: ['1', '2'],
    targetLinkUri: 'https://quiz.test/launch',
    loginUrl: NEW.loginUrl,
    redirectUris: NEW.redirectUri,
    jwksUrl: null,
    jwks: JSON.parse(KEYS),
    scopes: expect.arrayContaining(['urn:lantern:lti:scope:quiz.readonly']),
    privacy: 'name',
  });
  await expect(south.run('tools change', { clientId: 'quiz', name: 'Mine' })).rejects.toThrow('No tool has');
  await expect(south.run('tools remove', { clientId: 'quiz' })).rejects.toThrow('No tool has');
  expect(await north.say('tools remove', { clientId: 'quiz' })).toBe('"quiz" is removed.');
  expect(await north.say('tools list', {})).toBe('No tools are registered.');
});

test('an old tool has a key and a secret, which is never told again', async () => {
  const said = await north.say('tools add', OLD);
  expect(said).toContain('https://learn.test/lti/1p1/outcome');
  expect(await north.say('tools change', { clientId: 'key', secret: 'other' })).toContain('Old');
  expect(said + JSON.stringify(await north.run('tools list', {}))).not.toMatch(/shh|other/);
  await expect(north.run('tools change', { clientId: 'key', jwks: KEYS })).rejects.toThrow('has no jwks');
  await north.run('tools remove', { clientId: 'key' });
});

test('an activity is linked to a tool, seen, and unlinked; a tool in use stays', async () => {
  await north.run('tools add', NEW);
  expect(await north.say('tools links', {})).toBe('No activity opens a tool.');
  const part = { course: 'LMP', activity: '2' };
  const custom = ['quiz=a=b', 'level=2'];
  expect(await north.say('tools link', { clientId: 'quiz', ...part, custom })).toBe(
    '"Check" opens "Quiz" at https://quiz.test/launch.',
  );
  const elsewhere = { targetLinkUri: 'https://quiz.test/tool', scoreMaximum: '20' };
  await north.run('tools link', { clientId: 'quiz', course: 'TOOL', ...elsewhere });
  expect((await north.say('tools links', {})).split('\n')).toEqual([
    'LMP  2  quiz  Check  https://quiz.test/launch',
    'TOOL  –  quiz  Tool  https://quiz.test/tool',
  ]);
  expect(await south.say('tools links', {})).toBe('No activity opens a tool.');
  const links = await server.db.query(
    sql`select deployment_id as deployment, custom, score_maximum as maximum from lti_links order by score_maximum`,
  );
  expect(links).toEqual([
    { deployment: '1', custom: {}, maximum: 20 },
    { deployment: '1', custom: { quiz: 'a=b', level: '2' }, maximum: 100 },
  ]);
  await expect(north.run('tools remove', { clientId: 'quiz' })).rejects.toThrow('2 activities still open');
  await expect(south.run('tools unlink', part)).rejects.toThrow('There is no activity 2');
  expect(await north.say('tools unlink', part)).toBe('"Check" opens no tool any more.');
  await expect(north.run('tools unlink', part)).rejects.toThrow('"Check" opens no tool.');
  await north.run('tools unlink', { course: 'TOOL' });
});

test.each<[title: string, input: Record<string, unknown>, sentence: string]>([
  ['a tool that nobody registered', { clientId: 'nobody', course: 'TOOL' }, 'No tool has the client id'],
  ['a deployment that it has not', { course: 'TOOL', deploymentId: '9' }, 'the deployments 1, not "9"'],
  ['a course that is none', { course: 'NONE' }, 'There is no course "NONE".'],
  ['an activity that is none', { course: 'LMP', activity: '7.7' }, 'There is no activity 7.7 in a course'],
  ['an activity of another type', { course: 'LMP', activity: '1' }, '"Reading" is of type text'],
  ['a course of parts', { course: 'LMP' }, '"Lamps" is of type composite'],
  ['a code that two courses have', { course: 'TWICE' }, 'Several courses have the code "TWICE"'],
  ['no course', {}, 'course'],
  ['a place that is none', { course: 'LMP', activity: 'first' }, 'such as 1.3'],
  ['an address that is not safe', { course: 'TOOL', targetLinkUri: 'javascript:alert(1)' }, 'targetLinkUri'],
  ['a parameter without a value', { course: 'TOOL', custom: ['quiz'] }, 'NAME=VALUE'],
  ['a parameter of the platform’s', { course: 'TOOL', custom: ['mode=take'] }, 'for the platform to say'],
  ['a maximum of nought', { course: 'TOOL', scoreMaximum: '0' }, 'scoreMaximum'],
])('a link with %s is refused in a sentence, and none is made', async (_title, input, sentence) => {
  await expect(north.run('tools link', { clientId: 'quiz', ...input })).rejects.toThrow(sentence);
  expect(await north.say('tools links', {})).toBe('No activity opens a tool.');
});

test.each<[title: string, input: Record<string, unknown>, sentence: string]>([
  ['no name', { ...NEW, name: undefined }, 'A tool needs name.'],
  ['no address to begin at', { ...NEW, loginUrl: undefined }, 'A tool needs loginUrl.'],
  ['nowhere to go', { ...NEW, redirectUri: undefined }, 'A tool needs redirectUri.'],
  ['no keys', { ...NEW, jwksUrl: undefined }, 'A tool needs jwksUrl or jwks.'],
  ['both kinds of keys', { ...NEW, jwks: KEYS }, 'Keys stand in one place'],
  ['a key set that is none', { ...NEW, jwksUrl: undefined, jwks: 'nonsense' }, 'Not a JSON key set'],
  ['an address that is not safe', { ...NEW, loginUrl: 'http://quiz.test/' }, 'Must be https'],
  ['a privacy that is none', { ...NEW, privacy: 'all' }, 'privacy'],
  ['a scope that is none', { ...NEW, scope: ['everything'] }, 'Not one of'],
  ['a version that is none', { ...NEW, lti: '2.0' }, 'lti'],
  ['a secret in LTI 1.3', { ...NEW, secret: 'shh' }, 'has no secret'],
  ['no secret in LTI 1.1', { ...OLD, secret: undefined }, 'A tool needs secret.'],
  ['no key in LTI 1.1', { ...OLD, clientId: undefined }, 'A tool needs clientId.'],
  ['keys in LTI 1.1', { ...OLD, jwksUrl: NEW.jwksUrl }, 'has no jwksUrl'],
])('a tool with %s is refused in a sentence', async (_title, input, sentence) => {
  const given = { ...input, ...(input['clientId'] === 'quiz' && { clientId: 'another' }) };
  await expect(north.run('tools add', given)).rejects.toThrow(sentence);
});

test('from elsewhere nobody has the server ask its own network for keys', async () => {
  const remote = testOperator(server.db, { tenantId: NORTH.id, now: NOON, isRemote: true });
  const jwksUrl = 'https://127.0.0.1/keys';
  const input = { ...NEW, clientId: 'inner', jwksUrl };
  await expect(remote.run('tools add', input)).rejects.toThrow('of the open internet');
  await expect(remote.run('tools change', { clientId: 'quiz', jwksUrl })).rejects.toThrow('open internet');
});

test('keys are rotated', async () => {
  expect(await north.say('tools rotate-keys', {})).toMatch(/^Key [\w-]{43} is in the key set now/);
});
