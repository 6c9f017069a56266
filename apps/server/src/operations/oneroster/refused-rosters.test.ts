import { afterAll, beforeAll, expect, test } from 'vitest';
import { directoryEntry, madeZip, renamed } from '../../../testing/archives/made-zip';
import { testOperator, type TestOperator } from '../../../testing/operations/operator';
import { MANIFEST, SCHOOL } from '../../../testing/operations/school-roster';
import { openTestFile } from '../../../testing/operations/test-file';
import { openTestDatabase } from '../../../testing/test-database';
import { insertTestTenants, NORTH } from '../../../testing/test-tenants';
import type { Database } from '../../db/db';

const file = await openTestFile('roster.zip');

let db: Database;
let north: TestOperator;
beforeAll(async () => {
  db = await openTestDatabase();
  await insertTestTenants(db);
  north = testOperator(db, { tenantId: NORTH.id, now: new Date('2026-11-20T12:00:00Z') });
});
afterAll(async () => {
  await db.close();
  await file.remove();
});

async function lyingZip() {
  const zip = await madeZip(SCHOOL);
  for (let place = 0; place < Object.keys(SCHOOL).length; place += 1)
    directoryEntry(zip, place).writeUInt32LE(10, 24);
  return zip;
}
const without = (name: string) =>
  Object.fromEntries(Object.entries(SCHOOL).filter(([each]) => each !== name));
const inFolder = Object.fromEntries(Object.entries(SCHOOL).map(([name, text]) => [`school/${name}`, text]));

test.each<[string, () => Promise<Buffer>, string]>([
  ['that is none', async () => Buffer.from(MANIFEST), '(brokenArchive)'],
  ['with a size that lies', lyingZip, '(sizeLies)'],
  [
    'with a path that leaves it',
    async () => renamed(await madeZip(SCHOOL), 'orgs.csv', '../g.csv'),
    '(pathLeavesPackage)',
  ],
  ['without its manifest', () => madeZip(without('manifest.csv')), 'roster.zip has no manifest.csv.'],
  [
    'with its folder',
    () => madeZip(inFolder),
    'it is in school/manifest.csv. Zip the files, not their folder.',
  ],
  [
    'without a file of its manifest',
    () => madeZip(without('users.csv')),
    'has no users.csv, though its manifest names it',
  ],
  [
    'of another version',
    () => madeZip({ ...SCHOOL, 'manifest.csv': 'propertyName,value\noneroster.version,2.0\n' }),
    'is of OneRoster "2.0"',
  ],
  [
    'in another encoding',
    () => madeZip({ ...SCHOOL, 'orgs.csv': Buffer.from('sourcedId,name\no1,J\xf6rg', 'latin1') }),
    'orgs.csv is not UTF-8',
  ],
  [
    'in UTF-16',
    () => madeZip({ ...SCHOOL, 'orgs.csv': Buffer.from('\uFEFFsourcedId,name\no1,x', 'utf16le') }),
    'orgs.csv is not UTF-8',
  ],
  [
    'with a column too few',
    () => madeZip({ ...SCHOOL, 'orgs.csv': 'sourcedId\no1\n' }),
    'orgs.csv has no column "name"',
  ],
])('a zip %s is refused', async (_title, made, reason) => {
  const given = { file: await file.write(await made()) };
  await expect(north.run('oneroster import', given)).rejects.toThrow(reason);
});
