/** The server is killed in the middle of its work and started again on the same port. */
export async function killServer(world, { times }) {
  let server = await world.start();
  const { port, url } = server;
  const load = world.startLoad([url]);
  let seconds = 0;
  for (let time = 0; time < times; time += 1) {
    await server.whileRunning(load.acknowledged(20));
    server.signal('SIGKILL');
    await server.ended;
    const from = performance.now();
    server = await world.start({ PORT: String(port) });
    seconds = Math.max(seconds, (performance.now() - from) / 1000);
  }
  await server.whileRunning(load.acknowledged(20));
  const told = await load.stop();
  // The embedded database can be asked once nobody has it.
  await server.stop();
  const counts = await world.count(told);
  return { name: `Server killed ${times} times, ${world.database.kind}`, ...counts, seconds };
}
