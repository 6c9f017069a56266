import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertTestCourse } from '../../../testing/attempts/test-course';
import { testOperator, type TestOperator } from '../../../testing/operations/operator';
import { openTestFile } from '../../../testing/operations/test-file';
import { openTestDatabase } from '../../../testing/test-database';
import { ADA, BEN, insertTestTenants, NORTH, SOUTH } from '../../../testing/test-tenants';
import type { Database } from '../../db/db';
import { createGroup, findGroupsByName, groupsOf, type Group } from '../../store/operator/group-admin';
import { insertGroupActivityWorkflow } from '../../store/people/groups';

const NOW = new Date('2026-11-20T12:00:00Z');

const file = await openTestFile('groups.csv');

let db: Database;
let north: TestOperator;
let south: TestOperator;
beforeAll(async () => {
  db = await openTestDatabase();
  await insertTestTenants(db);
  north = testOperator(db, { tenantId: NORTH.id, now: NOW });
  south = testOperator(db, { tenantId: SOUTH.id, now: NOW });
});
afterAll(async () => {
  await db.close();
  await file.remove();
});

const add = async (name: string, input: object = {}) =>
  (await north.run('groups add', { name, ...input })) as Group; // what it answers
const namesOf = async (userId: string) => (await groupsOf(db, NORTH.id, userId)).map(({ name }) => name);

test('a group is added with its members, listed, renamed and removed, in this tenant alone', async () => {
  const { id } = await add('Blue', { externalId: 'g-1', email: [ADA.email.toUpperCase()] });
  expect(await north.say('groups list', {})).toBe(`Blue  (${id}, g-1)  members: 1`);
  expect(await north.say('groups members', { group: 'Blue' })).toBe(`${ADA.email}  Ada north`);
  expect(await south.say('groups list', {})).toBe('There is none yet.');
  expect(await north.say('groups rename', { group: id, name: 'Green' })).toBe('It is called "Green" now.');
  expect(await north.say('groups remove', { group: 'Green' }, true)).toBe('The group "Green" is gone.');
  expect(await namesOf(ADA.id)).toEqual(['Green']);
  await north.run('groups remove', { group: 'Green' });
  expect(await namesOf(ADA.id)).toEqual([]);
});

test('people enter and leave; who is in it already, or is not, stays so', async () => {
  await add('Red');
  const both = { group: 'Red', email: [ADA.email, BEN.email] };
  expect(await north.say('groups add-members', both)).toBe('"Red" has 2 more.');
  expect(await north.say('groups add-members', both)).toBe('"Red" has 0 more.');
  expect(await north.say('groups members', { group: 'Red', after: ADA.email })).toContain(BEN.email);
  expect(await north.say('groups remove-members', { ...both, email: [BEN.email] })).toBe(
    '"Red" has 1 fewer.',
  );
  expect(await north.say('groups remove-members', both)).toBe('"Red" has 1 fewer.');
  expect(await north.say('groups members', { group: 'Red' })).toBe('Nobody.');
});

test('a group that has made something together is not removed', async () => {
  const { id: groupId } = await add('Makers');
  const { part } = await insertTestCourse(db, { parts: [{ name: 'Team task' }] });
  await insertGroupActivityWorkflow(db, NORTH.id, {
    id: randomUUID(),
    groupId,
    partId: part('1'),
    started: NOW,
  });
  await expect(north.run('groups remove', { group: 'Makers' })).rejects.toThrow(
    'has work of its members (1)',
  );
});

test('of several with one name one is meant by its id', async () => {
  const [one, other] = [randomUUID(), randomUUID()];
  for (const id of [one, other]) await createGroup(db, NORTH.id, { id, name: 'Twin' });
  await expect(north.run('groups remove', { group: 'Twin' })).rejects.toThrow(
    'Several groups are called "Twin"',
  );
  await north.run('groups remove', { group: one });
  expect(await findGroupsByName(db, NORTH.id, 'Twin')).toEqual([expect.objectContaining({ id: other })]);
});

test('a name in another case is the same name, in every alphabet; who has it may be spelled anew', async () => {
  const { id } = await add('Équipe');
  const refusal = 'There is a group "Équipe" already.';
  await expect(add('ÉQUIPE')).rejects.toThrow(refusal);
  await add('Crew');
  await expect(north.run('groups rename', { group: 'crew', name: 'éQuipe' })).rejects.toThrow(refusal);
  await north.run('groups rename', { group: 'équipe', name: 'ÉQUIPE' });
  expect(await findGroupsByName(db, NORTH.id, 'équipe')).toEqual([
    expect.objectContaining({ id, name: 'ÉQUIPE' }),
  ]);
});

test('where two have been there in two cases, each is meant by its own', async () => {
  const [small, large] = [randomUUID(), randomUUID()];
  await createGroup(db, NORTH.id, { id: small, name: 'choir' });
  await createGroup(db, NORTH.id, { id: large, name: 'CHOIR' });
  await north.run('groups import', { file: await file.write(`group,email\nCHOIR,${ADA.email}\n`) });
  expect(await north.run('groups members', { group: large })).toHaveLength(1);
  await expect(north.run('groups remove', { group: 'Choir' })).rejects.toThrow('Several groups are called');
  await north.run('groups remove', { group: 'choir' });
  await north.run('groups remove', { group: 'Choir' });
  expect(await findGroupsByName(db, NORTH.id, 'choir')).toEqual([]);
});

test('what cannot be is said in a sentence, another tenant’s groups and people among it', async () => {
  const { id } = await add('Own', { externalId: 'own-1' });
  const southern = randomUUID();
  await createGroup(db, SOUTH.id, { id: southern, name: 'Theirs' });
  await testOperator(db, { tenantId: SOUTH.id, now: NOW }).run('people add', {
    email: 'sue@people.test',
    firstName: 'Sue',
    lastName: 'South',
  });
  const refused: Array<[string, Record<string, unknown>, string]> = [
    ['groups add', { name: 'Own' }, 'There is a group "Own" already.'],
    ['groups add', { name: 'New', externalId: 'own-1' }, 'the external id "own-1" already'],
    [
      'groups add',
      { name: 'New', email: ['nobody@people.test'] },
      'Nobody has the address nobody@people.test.',
    ],
    ['groups add', { name: ' ' }, 'name'],
    ['groups rename', { group: 'Twin', name: 'Own' }, 'There is a group "Own" already.'],
    [
      'groups add-members',
      { group: 'Own', email: ['sue@people.test'] },
      'Nobody has the address sue@people.test.',
    ],
    ['groups add-members', { group: 'Own', email: [] }, 'email'],
    ...['rename', 'remove', 'add-members', 'remove-members', 'members'].map(
      (verb): [string, Record<string, unknown>, string] => [
        `groups ${verb}`,
        {
          group: southern,
          ...(verb === 'rename' && { name: 'Mine' }),
          ...(verb.endsWith('-members') && { email: [ADA.email] }),
        },
        `There is no group "${southern}".`,
      ],
    ),
  ];
  for (const [name, input, reason] of refused) await expect(north.run(name, input)).rejects.toThrow(reason);
  expect(await north.run('groups members', { group: id })).toEqual([]);
});

test('a file brings groups and members, takes nobody out, and given again changes nothing', async () => {
  const importFile = async (content: string, skipBad = false) =>
    north.say('groups import', { file: await file.write(content), skipBad });
  const content = `group;email\nEast;${ADA.email}\nEast;${BEN.email}\nWest;\n`;
  expect(await importFile(content)).toBe('Added 3, changed 0, unchanged 0, skipped 0.');
  expect(await importFile(content)).toBe('Added 0, changed 0, unchanged 3, skipped 0.');
  expect(await importFile(`name,email\nEast,${ADA.email}\nWest,${ADA.email}\n`)).toContain('Added 1, ');
  expect(await north.run('groups members', { group: 'East' })).toHaveLength(2);
  const inOtherCases = `group,email\nEAST,${ADA.email}\nÎle,\nÎLE,${BEN.email}\n`;
  expect(await importFile(inOtherCases)).toBe('Added 1, changed 0, unchanged 2, skipped 0.');
  expect(await findGroupsByName(db, NORTH.id, 'île')).toEqual([
    expect.objectContaining({ name: 'Île', members: 1 }),
  ]);

  await createGroup(db, NORTH.id, { id: randomUUID(), name: 'Twin' });
  const bad = 'group,email\nFar,\nFar,nobody@people.test\nTwin,\n,\n';
  const reasons =
    /line 3: Nobody has the address nobody@people\.test\.\nline 4: Several groups are called "Twin"\.\nline 5: group: /;
  await expect(importFile(bad)).rejects.toThrow(reasons);
  expect(await findGroupsByName(db, NORTH.id, 'Far')).toEqual([]);
  expect(await importFile(bad, true)).toMatch(/^Added 1, changed 0, unchanged 0, skipped 3\./);
  expect(await findGroupsByName(db, NORTH.id, 'Far')).toHaveLength(1);
});
