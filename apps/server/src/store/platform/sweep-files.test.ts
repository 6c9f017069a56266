import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { bringIn } from '../../../testing/course-import/import-world';
import { testDraft, testFile } from '../../../testing/course-import/test-draft';
import { lendDatabase } from '../../../testing/lent-database';
import { insertTestTenants, NORTH } from '../../../testing/test-tenants';
import type { Database, Db } from '../../db/db';
import type { FileStorage } from '../../storage/file-storage';
import { folderStorage } from '../../storage/folder-storage';
import { makeTemporaryFolder } from '../../storage/temporary-folder';
import { sweepFiles } from './sweep-files';

const DAY_MS = 86_400_000;
const FILM = testDraft({ code: 'FILM', files: [testFile('film.txt', 'a film')] });

let db: Database;
let folder: string;
let files: FileStorage;
beforeAll(async () => {
  db = await lendDatabase();
  await insertTestTenants(db);
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lantern-files-'));
  files = folderStorage(folder);
  const place = join(folder, 'temporary');
  await mkdir(place);
  vi.stubEnv('TMPDIR', place);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});
afterAll(() => db.close());

const stored = (of: string = NORTH.id) => readdir(join(folder, of));
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

test('bytes of an import that failed at its rows go after a day; those of one that came through stay', async () => {
  const failing: Db = { ...db, transaction: () => Promise.reject(new Error('pulled out')) };
  await expect(bringIn({ db: failing, files }, FILM)).rejects.toThrow('pulled out');
  const broken = await stored();
  expect(broken).toHaveLength(1);
  const whole = testDraft({ code: 'WHOLE', files: [testFile('whole.txt', 'another film')] });
  await bringIn({ db, files }, whole);

  await sweepFiles(db, files, inDays(0.9));
  expect(await stored()).toHaveLength(2);
  await sweepFiles(db, files, inDays(1.1));
  expect(await stored()).toHaveLength(1);
  expect(await stored()).not.toEqual(broken);
  expect(await bringIn({ db, files }, FILM)).toMatchObject({ kind: 'imported' });
});

test('half a file, whose server was killed, goes too; certificates and what another database knows do not', async () => {
  const foreign = randomUUID();
  const certificate = `${NORTH.id}/certificates/${randomUUID()}/certificate.pdf`;
  for (const key of [certificate, `${foreign}/${randomUUID()}`])
    await files.put(key, Readable.from(['whole']));
  await writeFile(join(folder, NORTH.id, `${randomUUID()}.${randomUUID()}`), 'half');
  await sweepFiles(db, files, inDays(2));
  expect(await stored()).toEqual(['certificates']);
  expect(await stored(foreign)).toHaveLength(1);
  expect(await stored(dirname(certificate))).toHaveLength(1);
});

test('what is put again between the look and the removal stays', async () => {
  const key = `${NORTH.id}/${randomUUID()}`;
  await files.put(key, Readable.from(['whole']));
  await files.removeOlder(key, inDays(-1));
  expect(await stored()).toHaveLength(1);
});

test('what a killed import left in the temporary place goes after a day, and nothing else that lies there', async () => {
  const place = tmpdir();
  await mkdir(join(place, 'of-another-program'));
  await writeFile(join(await makeTemporaryFolder('course'), 'film.mp4'), 'a film');
  await makeTemporaryFolder('call');
  await sweepFiles(db, files, inDays(0.9));
  expect(await readdir(place)).toHaveLength(3);
  await sweepFiles(db, files, inDays(1.1));
  expect(await readdir(place)).toEqual(['of-another-program']);
});
