import { secondsUntilReady } from './world.mjs';

const SIGNALS = ['SIGINT', 'SIGQUIT'];

/** PostgreSQL restarts under load, in order and as after a crash in turns; the server's process stays the same. */
export async function restartDatabase(world, { times }) {
  const server = await world.start();
  const load = world.startLoad([server.url]);
  let seconds = 0;
  for (let time = 0; time < times; time += 1) {
    await server.whileRunning(load.acknowledged(20));
    await world.database.postgres.restart(SIGNALS[time % SIGNALS.length]);
    seconds = Math.max(seconds, await server.whileRunning(secondsUntilReady(server.url)));
  }
  await server.whileRunning(load.acknowledged(20));
  const counts = await world.count(await load.stop());
  return { name: `PostgreSQL restarted ${times} times`, ...counts, comesBack: true, seconds };
}
