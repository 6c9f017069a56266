import { endBackends } from './end-backends.mjs';
import { fullDisk } from './full-disk.mjs';
import { killServer } from './kill-server.mjs';
import { pauseFirstFill } from './pause-first-fill.mjs';
import { pooledDatabase } from './pooled-database.mjs';
import { restartDatabase } from './restart-database.mjs';
import { rollingRestart } from './rolling-restart.mjs';
import { openWorld } from './world.mjs';

/** Those that share a world, by its kind; each has servers and a load of its own. */
const IN_A_WORLD = {
  PostgreSQL: [restartDatabase, endBackends, killServer, pooledDatabase, rollingRestart],
  embedded: [killServer],
};

/** Each fault so many times, one after the other; `onResult` hears of each as it ends. Answers what was counted. */
export async function allFaults({ times, onResult = () => {} }) {
  const results = [];
  const add = (result) => {
    results.push(result);
    onResult(result);
  };
  for (const [kind, faults] of Object.entries(IN_A_WORLD)) {
    const world = await openWorld(kind);
    try {
      for (const fault of faults) {
        add(await fault(world, { times }));
        await world.endServers();
      }
    } finally {
      await world.close();
    }
  }
  add(await pauseFirstFill());
  const diskResult = await fullDisk({ times });
  if (diskResult !== null) add(diskResult);
  return results;
}
