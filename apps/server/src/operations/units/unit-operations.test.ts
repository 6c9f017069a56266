import { afterAll, beforeAll, expect, test } from 'vitest';
import { testOperator, type TestOperator } from '../../../testing/operations/operator';
import { openTestFile } from '../../../testing/operations/test-file';
import { openTestDatabase } from '../../../testing/test-database';
import { ADA, BEN, insertTestTenants, NORTH, SOUTH } from '../../../testing/test-tenants';
import type { Database } from '../../db/db';

const NOW = new Date('2026-11-20T12:00:00Z');
const file = await openTestFile('units.csv');

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

const tree = () => north.say('units list', {});
const importFile = async (content: string, skipBad = false) =>
  north.say('units import', { file: await file.write(content), skipBad });

test('units are a tree, in this tenant alone', async () => {
  expect(await tree()).toBe('There is none yet.');
  await north.run('units add', { code: 'S', name: 'School' });
  expect(await north.say('units add', { code: 'P', name: 'Physics', parent: 'S' })).toContain('is there');
  await north.run('units add', { code: 'C', name: 'Chemistry', parent: 'S' });
  await north.run('units add', { code: 'L', name: 'Laboratory', parent: 'C' });
  expect(await tree()).toBe('S  School  (0)\n  C  Chemistry  (0)\n    L  Laboratory  (0)\n  P  Physics  (0)');
  expect(await south.say('units list', {})).toBe('There is none yet.');
  expect(await north.say('units rename', { code: 'P', name: 'Applied physics' })).toContain(
    'Applied physics',
  );
  expect(await north.say('units move', { code: 'C', parent: 'P' })).toBe('C is below P now.');
  expect(await north.say('units move', { code: 'L' }, true)).toBe('L is at the top now.');
  expect(await tree()).toBe(
    'S  School  (0)\n  P  Applied physics  (0)\n    C  Chemistry  (0)\n      L  Laboratory  (0)',
  );
});

test('people are in units, in several if need be', async () => {
  const both = [ADA.email, BEN.email];
  expect(await north.say('units assign', { code: 'L', email: both })).toBe('"L" has 2 more.');
  expect(await north.say('units assign', { code: 'L', email: both })).toBe('"L" has 0 more.');
  expect(await north.say('units assign', { code: 'P', email: [ADA.email] })).toBe('"P" has 1 more.');
  expect(await north.say('people list', {})).toMatch(new RegExp(`^${ADA.email}  .*  L  P$`, 'm'));
  expect(await north.say('units people', { code: 'L' })).toBe(
    both.map((email) => `${email}  ${email === ADA.email ? 'Ada' : 'Ben'} north`).join('\n'),
  );
  expect(await north.say('units unassign', { code: 'L', email: [BEN.email] })).toBe('"L" has 1 fewer.');
  expect(await tree()).toContain('L  Laboratory  (1)');
});

test('what cannot be is said in a sentence, and another tenant’s units are none', async () => {
  await south.run('units add', { code: 'X', name: 'Theirs' });
  const email = [ADA.email];
  const refused: Array<[string, Record<string, unknown>, string]> = [
    ['add', { code: 'S', name: 'Again' }, 'There is a unit "S" already.'],
    ['add', { code: 'N', name: 'New', parent: 'X' }, 'There is no unit "X".'],
    ['add', { code: ' ', name: 'New' }, 'code'],
    ['move', { code: 'S', parent: 'L' }, 'S would stand below itself'],
    ['move', { code: 'S', parent: 'S' }, 'S would stand below itself'],
    ['move', { code: 'S', parent: 'X' }, 'There is no unit "X".'],
    ['remove', { code: 'S' }, 'S is in use (units, people and banners of it: 1).'],
    ['remove', { code: 'L' }, 'L is in use (units, people and banners of it: 1).'],
    ['assign', { code: 'S', email: ['nobody@people.test'] }, 'Nobody has the address nobody@people.test.'],
    ['rename', { code: 'X', name: 'Mine' }, 'There is no unit "X".'],
    ['remove', { code: 'X' }, 'There is no unit "X".'],
    ['assign', { code: 'X', email }, 'There is no unit "X".'],
    ['unassign', { code: 'X', email }, 'There is no unit "X".'],
    ['people', { code: 'X' }, 'There is no unit "X".'],
  ];
  for (const [verb, input, reason] of refused) {
    await expect(north.run(`units ${verb}`, input)).rejects.toThrow(reason);
  }
});

test('a file brings a tree, a parent behind its children, and given again changes nothing', async () => {
  const content =
    'sourcedId,name,type,parentSourcedId\nB,Branch,school,A\nA,Area,district,\nL,Lab,school,A\n';
  expect(await importFile(content)).toBe('Added 2, changed 1, unchanged 0, skipped 0.');
  expect(await importFile(content)).toBe('Added 0, changed 0, unchanged 3, skipped 0.');
  expect(await tree()).toContain('A  Area  (0)\n  B  Branch  (0)\n  L  Lab  (1)\n');
  expect(await importFile('code,name\nL,Laboratory\n')).toContain('changed 1');
  expect(await tree()).toContain('  L  Laboratory  (1)');
  expect(await importFile('code,name,parent\nL,Laboratory,\n')).toContain('changed 1');
  expect(await north.say('units remove', { code: 'B' })).toBe('The unit B is gone.');
});

const BAD =
  'code,name,parent\nG,Good,\nK,,\nM,Missing,X\nU,Under it,M\nG,Good again,\nV,One,W\nW,Two,V\nA,Area,A\n';

test('one bad line stops all; or the good ones come in, without those that hang on bad ones', async () => {
  const reasons = [
    'line 3: name: Must not be empty',
    'line 4: There is no unit "X".',
    'line 5: There is no unit "M".',
    'line 6: G is on line 2 already.',
    'line 7: V would stand below itself.',
    'line 8: W would stand below itself.',
    'line 9: A would stand below itself.',
  ];
  await expect(importFile(BAD)).rejects.toThrow(reasons.join('\n'));
  expect(await tree()).not.toContain('Good');
  expect(await importFile(BAD, true)).toBe(
    ['Added 1, changed 0, unchanged 0, skipped 7.', ...reasons].join('\n'),
  );
  expect(await tree()).toContain('G  Good  (0)');
});

test('a file of people says in which units they are', async () => {
  const people = (units: string) => `email,firstName,lastName,units\n${ADA.email},Ada,north,${units}\n`;
  const write = async (units: string) =>
    north.say('people import', { file: await file.write(people(units)), skipBad: true });
  expect(await write('G|S')).toContain('changed 1');
  expect(await write('G|S')).toContain('unchanged 1');
  expect(await tree()).toContain('G  Good  (1)');
  expect(await write('X')).toContain('line 2: There is no unit "X".');
  expect(await write('')).toContain('changed 1');
  expect(await tree()).toContain('G  Good  (0)');
});
