import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../db/db';
import { sql } from '../../db/sql';
import { lockImports } from '../../store/operator/lock-imports';
import { findPerson } from '../../store/operator/person-admin';
import { testOperator } from '../../../testing/operations/operator';
import { openTestFile } from '../../../testing/operations/test-file';
import { openTestDatabase } from '../../../testing/test-database';
import { insertTestTenants, NORTH, SOUTH } from '../../../testing/test-tenants';

const people = await openTestFile('people.csv');

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  await insertTestTenants(db);
});
afterAll(async () => {
  await db.close();
  await people.remove();
});

async function importFile(content: string | Uint8Array, input: { skipBad?: boolean } = {}) {
  const file = await people.write(content);
  const operator = testOperator(db, { tenantId: NORTH.id, now: new Date('2026-11-20T12:00:00Z') });
  return operator.say('people import', { file, ...input });
}

const find = (email: string) => findPerson(db, NORTH.id, email);

test('a file adds people, and given again it changes nothing', async () => {
  const file =
    'email,firstName,lastName,roles,licences\nx@p.test,Xu,Li,Learner|Instructor,rooms\ny@p.test,Yara,Aziz,,\n';

  expect(await importFile(file)).toBe('Added 2, changed 0, unchanged 0, skipped 0.');
  expect(await find('x@p.test')).toMatchObject({ roles: ['Instructor', 'Learner'], licences: ['rooms'] });
  expect(await find('y@p.test')).toMatchObject({ lastName: 'Aziz', roles: ['Learner'], licences: [] });
  expect(await importFile(file)).toBe('Added 0, changed 0, unchanged 2, skipped 0.');
  expect(await findPerson(db, SOUTH.id, 'x@p.test')).toBeNull();
});

test('of two files at once the second waits for the first, so that they cannot hold each other up', async () => {
  const ended: string[] = [];
  let begun = () => {};
  const hasBegun = new Promise<void>((resolve) => (begun = resolve));
  const first = db.transaction(async (tx) => {
    await lockImports(tx, NORTH.id);
    begun();
    await expect.poll(isWaitedFor, { timeout: 20_000 }).toBe(true);
    ended.push('first');
  });
  await hasBegun;
  const second = importFile('email,firstName,lastName\nwaiting@p.test,Wai,Ting\n');
  await Promise.all([first, second.then(() => ended.push('second'))]);
  expect(ended).toEqual(['first', 'second']);

  async function isWaitedFor() {
    // It does one thing at a time: it can be asked nothing meanwhile.
    if (db.kind === 'embedded') return true;
    const waiting = sql`select from pg_locks l join pg_database d on d.oid = l.database
                         where d.datname = current_database() and l.locktype = 'advisory' and not l.granted`;
    return (await db.query(waiting)).length > 0;
  }
});

test('columns have OneRoster’s names too, with a byte-order mark, semicolons and quotes', async () => {
  const file = '\uFEFFsourcedId;email;givenName;familyName;role\n1;z@p.test;"Zoë ""Z""";"de; Wit";teacher\n';
  expect(await importFile(file)).toBe('Added 1, changed 0, unchanged 0, skipped 0.');
  expect(await find('z@p.test')).toMatchObject({
    firstName: 'Zoë "Z"',
    lastName: 'de; Wit',
    roles: ['Instructor'],
    licences: expect.arrayContaining(['Lms.Learning']),
  });
});

test.each([
  ['a comma', ',', 'Anna; Maria'],
  ['a semicolon', ';', 'Anna, Maria'],
  ['a tab', '\t', 'Anna, Maria; Eva'],
])('%s in the first line separates, and nothing else does', async (_, separator, firstName) => {
  const rows = [
    ['"email"', 'firstName', 'lastName'],
    ['anna@p.test', firstName, 'Berg'],
  ];
  await importFile(rows.map((row) => row.join(separator)).join('\n'));
  expect(await find('anna@p.test')).toMatchObject({ firstName, lastName: 'Berg' });
});

test('what the file does not say stays: roles without a column are kept', async () => {
  expect(await importFile('email,firstName,lastName\nX@p.test,Xu,Wang\n')).toContain('changed 1');
  expect(await find('x@p.test')).toMatchObject({
    email: 'X@p.test',
    lastName: 'Wang',
    roles: ['Instructor', 'Learner'],
    licences: ['rooms'],
  });
});

const BAD = [
  'email,firstName,lastName,roles',
  'good@p.test,Good,One,',
  'no address,A,B,',
  'a@p.test,,B,',
  'b@p.test,A,B,King',
  'good@p.test,Good,Twice,',
  'c@p.test,A',
].join('\n');

test('one bad line stops all, and each is told with its number', async () => {
  const refused = importFile(BAD);
  await expect(refused).rejects.toThrow(/^line 3: email: Is not an e-mail address\nline 4: firstName: /);
  await expect(refused).rejects.toThrow(/line 5: There is no role "King"\.\n/);
  await expect(refused).rejects.toThrow(/line 6: good@p\.test is on line 2 already\.\n/);
  await expect(refused).rejects.toThrow(
    /line 7: It has 2 values, the first line has 4\.\nBad lines: 5\. Nothing was imp/,
  );
  expect(await find('good@p.test')).toBeNull();
});

test('a NUL is a bad line like any other, wherever it is', async () => {
  const file = 'email,firstName,lastName\nnul@p.test,Zo\0e,Li\nnext@p.test,Zoe,Li\n';
  const told = 'line 2: firstName: A text that cannot be kept: there is a NUL in it';
  await expect(importFile(file)).rejects.toThrow(`${told}\nBad lines: 1. Nothing was imported.`);
  expect(await importFile(file, { skipBad: true })).toBe(
    `Added 1, changed 0, unchanged 0, skipped 1.\n${told}`,
  );
});

test('a name that nobody could see is none', async () => {
  const file = 'email,firstName,lastName\nseen@p.test,\u200b\u2060,Li\n';
  await expect(importFile(file)).rejects.toThrow(
    'line 2: firstName: Has nothing in it that can be seen\nBad',
  );
});

test.each([
  ['xx-zz', 'line 2: locale: Not a language of the portal, such as ar or en-US\nBad lines: 1. Nothing'],
  ['de-AT', 'unchanged 0, skipped 0'],
])('the language %s', async (locale, said) => {
  const file = `email,firstName,lastName,locale\n${locale}@p.test,A,B,${locale}\n`;
  expect(await importFile(file).catch(String)).toContain(said);
});

test('or the good ones come in, where the bad may be skipped', async () => {
  const said = await importFile(BAD, { skipBad: true });
  expect(said).toMatch(/^Added 1, changed 0, unchanged 0, skipped 5\.\nline 3: /);
  expect(await find('good@p.test')).toMatchObject({ lastName: 'One' });
});

const HEAD = 'email,firstName,lastName\n';

test.each([
  ['another encoding', Buffer.from('email,firstName,lastName\nm@p.test,J\xf6rg,M', 'latin1'), 'is not UTF-8'],
  ['a column too few', 'email,firstName\na@p.test,A\n', 'has no column "lastName"'],
  ['a column twice', 'email,firstName,lastName,givenName\na@p.test,A,B,C\n', 'the column "firstName" twice'],
  ['nothing in it', '', 'is empty'],
  [
    'a column that is none',
    'email,firstName,lastName,rolle\na@p.test,A,B,Author\n',
    /people\.csv has a column "rolle", which is none of: email, firstName, lastName, roles, licences, units, locale, timezone\.$/,
  ],
  [
    'an open quote',
    `${HEAD}a@p.test,A,B\n\n"b@p.test,A,B\nc@p.test,A,B\n`,
    /people\.csv line 4: A quote \("\)/,
  ],
  ['an open quote that another closes', `${HEAD}"a@p.test,A,B\n"b@p.test","A","B"\n`, /csv line 2: A quote/],
  [
    'a million characters without an end',
    `${HEAD}"a@p.test,${'A'.repeat(1_000_000)}\n"b@p.test","A","B"\n`,
    /csv line 2: It has more than a million characters, or a quote/,
  ],
  ['a first line without an end', 'A'.repeat(3_000_000), /csv line 1: It has more than a million characters/],
  [
    'a long first line',
    'A'.repeat(500_000),
    /^\S+people\.csv has no column "email", "firstName", "lastName"; its first line is: A{200}…\.$/,
  ],
  ['an open quote in its first line', 'email,"firstName,lastName\na@p.test,A,B\n', /csv line 1: A quote/],
  ['a quote within a value', `${HEAD}a@p.test,A "B",C\n`, /csv line 2: A quote \("\) stands inside a value/],
])('a file with %s is refused', async (_title, content, reason) => {
  await expect(importFile(content)).rejects.toThrow(reason);
});

test('OneRoster’s columns that are not used may be there, and those without a name', async () => {
  const file = 'Status,metadata.bus,email,firstName,lastName,grades,\nactive,7,r@p.test,R,S,09,\n';
  expect(await importFile(file)).toBe('Added 1, changed 0, unchanged 0, skipped 0.');
});

test('bad lines before an open quote are told with it, and none is skipped', async () => {
  const file = `${HEAD}none,A,B\nd@p.test,A,B\n"e@p.test,A,B\nf@p.test,A,B\n`;
  await expect(importFile(file, { skipBad: true })).rejects.toThrow(
    /^line 2: email: .*\n.*people\.csv line 4: A quote \("\) .*\nNothing was imported\.$/,
  );
  expect(await find('d@p.test')).toBeNull();
});

test('whoever waits is told how many lines there are', async () => {
  const file = await people.write(`${HEAD}u@p.test,A,B\nv@p.test,A,B`);
  const seen: Array<[number, number | null]> = [];
  const onProgress = (done: number, of: number | null) => void seen.push([done, of]);
  const operator = testOperator(db, { tenantId: NORTH.id, now: new Date(), onProgress });
  await operator.run('people import', { file });
  expect(seen).toEqual([[2, 2]]);
});

test('a file that is not there is said not to be', async () => {
  const operator = testOperator(db, { tenantId: NORTH.id, now: new Date() });
  await expect(operator.run('people import', { file: join(people.folder, 'none.csv') })).rejects.toThrow(
    'There is no file or folder',
  );
});
