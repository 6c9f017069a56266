import { freePorts } from '../lib/servers/free-ports.mjs';
import { openDatabase } from './database.mjs';
import { startLoad } from './load.mjs';
import { ADD_PEOPLE, DONE, EFFECTS_WITHOUT_COMMAND, OFFERS } from './people.mjs';
import { spawnServer } from './server.mjs';

/** A database with the demo and many learners, on which servers can be started and a load be put. */
export async function openWorld(kind, { disk = null } = {}) {
  const database = await openDatabase(kind, { disk });
  const running = new Set();
  let load = null;
  let number = 0;
  const spawn = (env) => {
    const server = spawnServer({ ...database.env, ...env });
    running.add(server);
    return server;
  };
  const start = async (env = {}) => {
    const port = Number(env.PORT ?? (await freePorts(1)));
    const server = spawn({ ...env, PORT: String(port) });
    await server.ready;
    return { ...server, port, url: `http://localhost:${port}` };
  };
  try {
    const first = await start();
    await first.stop();
    await database.ask(ADD_PEOPLE);
    const offers = (await database.ask(OFFERS)).map(({ id }) => id);
    const world = {
      database,
      start,
      startLoad: (urls, { ca } = {}) => {
        load = startLoad({ urls, ca, offers, nextNumber: () => number++ });
        return load;
      },
      /** Whatever a fault has left running. */
      async endServers() {
        await load?.stop();
        for (const server of running) if (server.isRunning()) server.signal('SIGKILL');
        await Promise.all([...running].map(({ ended }) => ended));
        running.clear();
      },
      count: (counts) => countLosses(database, counts),
      async close() {
        await world.endServers();
        await database.close();
      },
    };
    return world;
  } catch (error) {
    for (const server of running) server.signal('SIGKILL');
    await database.close();
    throw error;
  }
}

/** What was acknowledged must be there, once; what is there must be remembered. */
async function countLosses(database, { acknowledged, refused, cut, wrong }) {
  const done = new Map((await database.ask(DONE)).map(({ id, effects }) => [id, effects]));
  const [{ count }] = await database.ask(EFFECTS_WITHOUT_COMMAND);
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((id) => (done.get(id) ?? 0) === 0).length,
    doubled: [...done.values()].filter((effects) => effects > 1).length + count,
    refused: refused + cut,
    wrong: wrong.length,
  };
}

/** Asks until the server is ready again, and says how long that took. */
export async function secondsUntilReady(url) {
  const from = performance.now();
  for (;;) {
    const status = await fetch(new URL('/readyz', url)).then(
      (reply) => reply.status,
      () => 0,
    );
    if (status === 200) return (performance.now() - from) / 1000;
  }
}
