import { setTimeout } from 'node:timers/promises';
import { freePorts } from '../lib/servers/free-ports.mjs';
import { openDatabase } from './database.mjs';
import { spawnServer } from './server.mjs';

/** Longer than a transaction of a request may lie idle. */
const PAUSE_MS = 11_000;
const FILLING = `select 1 from pg_stat_activity where application_name = 'lantern' and state like '%in transaction%'`;

/** A machine so slow that the first fill of the demo stands still in the middle of its transaction. */
export async function pauseFirstFill() {
  const database = await openDatabase('PostgreSQL');
  const port = await freePorts(1);
  const from = performance.now();
  const server = spawnServer({ ...database.env, PORT: String(port) });
  try {
    while ((await database.ask(FILLING)).length === 0 && server.isRunning());
    server.signal('SIGSTOP');
    await setTimeout(PAUSE_MS);
    server.signal('SIGCONT');
    await server.ready;
    const [{ courses }] = await database.ask('select count(*)::int as courses from objectives');
    const seconds = (performance.now() - from) / 1000;
    return {
      name: `First fill paused for ${PAUSE_MS / 1000} s`,
      acknowledged: courses,
      lost: 0,
      doubled: 0,
      refused: 0,
      wrong: 0,
      seconds,
    };
  } finally {
    server.signal('SIGKILL');
    await server.ended;
    await database.close();
  }
}
