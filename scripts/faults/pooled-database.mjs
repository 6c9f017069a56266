import { temporaryPgbouncer } from '../lib/servers/temporary-pgbouncer.mjs';
import { secondsUntilReady } from './world.mjs';

/** Two servers with more connections than PgBouncer has for them, in transaction mode; PostgreSQL behind it restarts. */
export async function pooledDatabase(world, { times }) {
  const { postgres } = world.database;
  const pgbouncer = await temporaryPgbouncer(postgres.url);
  try {
    const env = {
      DATABASE_URL: pgbouncer.url,
      DATABASE_POOLER: 'transaction',
      DATABASE_DIRECT_URL: postgres.url,
    };
    const [one, other] = [await world.start(env), await world.start(env)];
    const load = world.startLoad([one.url, other.url]);
    const come = (more) => other.whileRunning(one.whileRunning(load.acknowledged(more)));
    let seconds = 0;
    for (let time = 0; time < times; time += 1) {
      await come(40);
      await postgres.restart();
      for (const { url } of [one, other])
        seconds = Math.max(seconds, await one.whileRunning(other.whileRunning(secondsUntilReady(url))));
    }
    await come(40);
    const counts = await world.count(await load.stop());
    return { name: `PgBouncer, PostgreSQL restarted ${times} times`, ...counts, comesBack: true, seconds };
  } finally {
    await world.endServers();
    await pgbouncer.stop();
  }
}
