import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import { runCommand } from '../lib/run-command.mjs';
import { openWorld, secondsUntilReady } from './world.mjs';

const DISK = '320m';
const CHUNK = Buffer.alloc(1024 * 1024);

/** A small disk in memory; making one is root's on Linux. */
const disk = {
  mount: (folder) => mustRun('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', folder]),
  unmount: (folder) => mustRun('umount', [folder]),
};

/**
 * The disk under the embedded database fills up to the last byte and is freed again, under load. Null where no disk can
 * be made: then the tests of the server, which stand in for it, have to do.
 */
export async function fullDisk({ times }) {
  if (process.getuid?.() !== 0 || process.platform !== 'linux') return null;
  const world = await openWorld('embedded', { disk });
  try {
    const server = await world.start();
    const load = world.startLoad([server.url]);
    const filler = path.join(world.database.folder, 'filler');
    let seconds = 0;
    for (let time = 0; time < times; time += 1) {
      await server.whileRunning(load.acknowledged(20));
      await fill(filler);
      await server.whileRunning(untilItSaysSo(server.url));
      await server.whileRunning(load.refused(5));
      await rm(filler);
      seconds = Math.max(seconds, await server.whileRunning(secondsUntilReady(server.url)));
    }
    await server.whileRunning(load.acknowledged(20));
    const told = await load.stop();
    // The embedded database can be asked once nobody has it.
    await server.stop();
    const counts = await world.count(told);
    return { name: `Disk filled ${times} times, embedded`, ...counts, seconds, comesBack: true };
  } finally {
    await world.close();
  }
}

async function fill(file) {
  const handle = await open(file, 'w');
  try {
    for (;;) await handle.write(CHUNK);
  } catch (error) {
    if (error.code !== 'ENOSPC') throw error;
  } finally {
    await handle.close();
  }
}

async function untilItSaysSo(url) {
  for (;;) {
    const reply = await fetch(new URL('/readyz', url));
    const { status } = await reply.json();
    if (reply.status === 503 && status.includes('disk full')) return;
  }
}

async function mustRun(command, args) {
  const { code, output } = await runCommand(command, args);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')}: ${output}`);
}
