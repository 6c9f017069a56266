import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { madeZip } from '../../../testing/archives/made-zip';
import { embeddedTemplate } from '../../../testing/embedded-template';
import { openImportOrderWorld } from '../../../testing/imports/import-order-world';
import { buildKilledProgram, type KilledProgram } from '../../../testing/killed-program';
import { createTemporaryDatabase, type TemporaryDatabase } from '../../../testing/temporary-database';
import { insertTestTenants, NORTH } from '../../../testing/test-tenants';
import { countOf, type Database } from '../../db/db';
import { openEmbedded } from '../../db/open-embedded';
import { openPostgresql } from '../../db/open-postgresql';
import { sql } from '../../db/sql';
import { folderStorage } from '../../storage/folder-storage';

const STARTED = new Date();
/** So long after it has begun with an import: before its rows, among them, and after; the last one has it in hand. */
const KILLED_MS = [30, 80, 150, 250, 400, 700, 1200, 0];
const FILES = 6;
/** Several batches, so that there is a middle. */
const LINES = 5000;
const COURSES = 4;

let importer: KilledProgram;
let temporary: TemporaryDatabase | null = null;

beforeAll(async () => {
  importer = await buildKilledProgram('imports/killed-importer.ts');
  await mkdir(join(importer.folder, 'temporary'));
  const serverUrl = process.env['TEST_DATABASE_URL'];
  if (serverUrl) temporary = await createTemporaryDatabase(serverUrl);
  const db = await openDatabase({ isNew: true });
  await insertTestTenants(db);
  const world = await openImportOrderWorld(db, folderStorage(join(importer.folder, 'data/files')));
  world.clock.now = STARTED;
  for (let number = 0; number < FILES; number += 1) {
    await world.order({ noun: 'people', file: peopleFile(number) });
    if (number < COURSES) await world.order({ noun: 'courses', file: await courseFile(number) });
  }
  await db.close();
}, 180_000);

afterAll(async () => {
  await importer.remove();
  await temporary?.drop();
});

function peopleFile(number: number): string {
  const lines = Array.from({ length: LINES }, (_, line) => `p${number}.${line}@many.test,Pia,${line}\r\n`);
  return `email,firstName,lastName\r\n${lines.join('')}`;
}

function courseFile(number: number): Promise<Buffer> {
  const course = `title: Course ${number}\ncode: KILL-${number}\n`;
  return madeZip({
    'course.yaml': course,
    '01-tea.md': '# Tea\n\nWarm.\n',
    '02-milk.md': '# Milk\n\nCold.\n',
  });
}

async function openDatabase({ isNew }: { isNew: boolean }): Promise<Database> {
  if (temporary)
    return openPostgresql({ url: temporary.url, poolSize: 2, onConnectionLost: () => undefined });
  const dataDir = join(importer.folder, 'data/database');
  return openEmbedded({ dataDir, ...(isNew && { loadDataDir: await embeddedTemplate() }) });
}

/** One life, which is over so long after the importer has said this. */
async function live(said: string, delayMs: number): Promise<void> {
  const env = {
    ...(temporary && { DATABASE_URL: temporary.url }),
    LANTERN_DATA: join(importer.folder, 'data'),
    TMPDIR: join(importer.folder, 'temporary'),
    STARTED: String(STARTED.getTime()),
  };
  await new Promise<void>((resolve, reject) => {
    const listen = (message: unknown) => {
      if (message === said) setTimeout(resolve, delayMs);
    };
    importer.start(env, listen).catch(reject);
  });
  await importer.kill();
}

/** What lives have died with, and nobody has come to since. */
async function inHand(): Promise<number> {
  const db = await openDatabase({ isNew: false });
  const ask = sql`select count(*)::int as count from jobs where queue = 'import' and claim is not null`;
  const count = await countOf(db, ask);
  await db.close();
  return count;
}

test('killed in the middle of things, every import has had its effect once, and none is lost', async () => {
  for (const delayMs of KILLED_MS) await live('begun', delayMs);
  expect(await inHand()).toBeGreaterThan(0);
  await live('empty', 0);
  const db = await openDatabase({ isNew: false });
  const done = await db.query<{ noun: string; orders: number; added: number }>(
    sql`select noun, count(*)::int as orders, (sum((outcome->>'added')::int))::int as added
          from import_orders where outcome is not null group by noun order by noun`,
  );
  // Of one that was done twice there would be two entries, and the second time nothing would have been new.
  const entries = await db.query<{ operation: string; times: number; added: number }>(
    sql`select subject->>'operation' as operation, count(*)::int as times, (sum((subject->>'added')::int))::int as added
          from audit_entries where action = 'operation' and subject->>'operation' like '% import'
           and not subject ? 'ordered' group by 1 order by 1`,
  );
  const people = await countOf(
    db,
    sql`select count(*)::int as count from users where tenant_id = ${NORTH.id} and email like '%@many.test'`,
  );
  const courses = await countOf(db, sql`select count(*)::int as count from course_imports`);
  const left = await countOf(db, sql`select count(*)::int as count from import_orders where outcome is null`);
  await db.close();
  const added = FILES * LINES;
  expect(done).toEqual([
    { noun: 'courses', orders: COURSES, added: null },
    { noun: 'people', orders: FILES, added },
  ]);
  expect(entries).toEqual([
    { operation: 'courses import', times: COURSES, added: null },
    { operation: 'people import', times: FILES, added },
  ]);
  expect([people, courses, left]).toEqual([added, COURSES, 0]);
}, 900_000);
