import { join } from 'node:path';
import pino from 'pino';
import { connect } from '../../src/db/connect';
import { countOf } from '../../src/db/db';
import { sql } from '../../src/db/sql';
import { startJobs } from '../../src/jobs/start-jobs';
import { importWork } from '../../src/operations/imports/import-work';
import type { FileStorage } from '../../src/storage/file-storage';
import { folderStorage } from '../../src/storage/folder-storage';

/** Time runs faster here, so that a lease is over soon. */
const SPEED = 300;
const RENEW_MS = 20;

/** For the test that kills it: does the imports that were ordered, and says when it begins with one. */
async function main({ DATABASE_URL, LANTERN_DATA = '', STARTED }: Record<string, string | undefined>) {
  const started = Number(STARTED);
  const clock = () => new Date(started + (Date.now() - started) * SPEED);
  const db = await connect({
    databaseUrl: DATABASE_URL ?? null,
    dataFolder: LANTERN_DATA,
    poolSize: 3,
    onConnectionLost: () => undefined,
  });
  const stored = folderStorage(join(LANTERN_DATA, 'files'));
  const files: FileStorage = {
    ...stored,
    open: async (key, range) => {
      process.send?.('begun');
      return stored.open(key, range);
    },
  };
  const tell = async (line: string) => {
    if (line.includes('a job is done')) process.send?.('done');
    if ((await countOf(db, sql`select count(*)::int as count from jobs where queue = 'import'`)) === 0)
      process.send?.('empty');
  };
  const log = pino({ level: 'info' }, { write: (line: string) => void tell(line) });
  const deps = { db, clock, log, files, issuer: 'https://learn.test', runApart: null, renewMs: RENEW_MS };
  process.send?.('ready');
  startJobs({ db, clock, log }, [importWork(deps)]);
}

void main(process.env);
