import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertTestCourse } from '../../../testing/attempts/test-course';
import { addTestClient, apiTokenOf, askOperation } from '../../../testing/operations/api-client';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { ADA, BEN } from '../../../testing/test-tenants';
import { OPERATIONS, SCOPES } from '../../operations/operations';

const PICTURE = Buffer.from('\x89PNG\r\n\x1A\n and more', 'latin1');

let server: TestApp;
let token: string;
beforeAll(async () => {
  server = await openTestApp();
  await insertTestCourse(server.db, { course: { code: 'DOOR' } });
  token = await apiTokenOf(server, await addTestClient(server, { scope: [...SCOPES] }));
});
afterAll(() => server.close());

const ask = (path: string, asked: Parameters<typeof askOperation>[2]) =>
  askOperation(server, path, { token, ...asked });

test.each([
  ['units', 'code,name\r\nNEW,New\r\n', 'code,name\r\nNEW,\r\n'],
  ['groups', `group,email\r\nReaders,${ADA.email}\r\n`, 'group,email\r\nReaders,nobody@people.test\r\n'],
  ['enrolments', `email,course\r\n${BEN.email},DOOR\r\n`, `email,course\r\n${BEN.email},NONE\r\n`],
])('%s come from a file that is sent, once, and bad lines are told', async (noun, file, wrong) => {
  await ask(`${noun}/import`, { file });
  expect((await ask(`${noun}/import`, { file })).json).toMatchObject({ added: 0, lines: 1, unchanged: 1 });
  const refused = await ask(`${noun}/import`, { file: wrong });
  expect([refused.status, refused.json['bad']]).toEqual([422, [{ line: 2, reason: expect.any(String) }]]);
});

test('a banner’s picture is sent as it is', async () => {
  const path = 'banners/set-picture?code=tea';
  expect((await ask(path, { file: PICTURE })).status).toBe(422);
  await ask('banners/set', { body: { code: 'tea', title: 'Tea', text: 'At five.' } });
  expect((await ask(path, { file: PICTURE })).status).toBe(200);
  expect((await ask('banners/list', {})).text).toContain('"picture":"tea.png"');
});

test('every call that takes or gives a file is tried here or in file-calls.test.ts', () => {
  const withFile = OPERATIONS.filter(({ scope, file }) => scope !== null && file !== null);
  expect(withFile.map(({ noun, verb }) => `${noun}/${verb}`).toSorted()).toEqual([
    'banners/set-picture',
    'courses/export',
    'courses/import',
    'enrolments/import',
    'groups/import',
    'oneroster/import',
    'people/import',
    'records/export',
    'units/import',
  ]);
});
