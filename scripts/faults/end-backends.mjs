import { secondsUntilReady } from './world.mjs';

const END_ALL = `select pg_terminate_backend(pid) from pg_stat_activity
                  where application_name = 'lantern' and pid <> pg_backend_pid()`;

/** Every connection of the server is ended by the database's operator, again and again, in the middle of its work. */
export async function endBackends(world, { times }) {
  const server = await world.start();
  const load = world.startLoad([server.url]);
  let seconds = 0;
  for (let time = 0; time < times; time += 1) {
    await server.whileRunning(load.acknowledged(10));
    await world.database.ask(END_ALL);
    seconds = Math.max(seconds, await server.whileRunning(secondsUntilReady(server.url)));
  }
  await server.whileRunning(load.acknowledged(20));
  const counts = await world.count(await load.stop());
  return { name: `Connections ended ${times} times`, ...counts, comesBack: true, seconds };
}
