import pino from 'pino';
import { connect } from '../../src/db/connect';
import { countOf } from '../../src/db/db';
import { sql } from '../../src/db/sql';
import { startJobs } from '../../src/jobs/start-jobs';
import type { Work } from '../../src/jobs/work';
import { insertJobs } from '../../src/store/platform/jobs';

/** Time runs faster here, so that a lease of a minute is over soon. */
const SPEED = 60;
const FAILURES = 0.1;

/** For the test that kills it: does the jobs of two queues, each of the first asking for one of the second. */
async function main({ DATABASE_URL, LANTERN_DATA, STARTED }: Record<string, string | undefined>) {
  const started = Number(STARTED);
  const clock = () => new Date(started + (Date.now() - started) * SPEED);
  const db = await connect({
    databaseUrl: DATABASE_URL ?? null,
    dataFolder: LANTERN_DATA ?? '',
    poolSize: 5,
    onConnectionLost: () => undefined,
  });
  const work = (queue: string): Work => ({
    queue,
    leaseSeconds: 60,
    run: async ({ key }) => {
      if (Math.random() < FAILURES) throw new Error('planted');
      return async (tx) => {
        await tx.query(sql`insert into effects (queue, key) values (${queue}, ${key})`);
        if (queue !== 'first') return;
        await insertJobs(tx, null, { queue: 'second', keys: [key], runAfter: clock(), mostTries: 100 });
      };
    },
  });
  const tell = async (line: string) => {
    if (!line.includes('a job is done')) return;
    process.send?.('done');
    if ((await countOf(db, sql`select count(*)::int as count from jobs where key <> ''`)) === 0)
      process.send?.('empty');
  };
  process.send?.('ready');
  startJobs({ db, clock, log: pino({ level: 'info' }, { write: (line) => void tell(line) }) }, [
    work('first'),
    work('second'),
  ]);
}

void main(process.env);
