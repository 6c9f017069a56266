import { spawn } from 'node:child_process';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { findPostgres } from './find-postgres.mjs';
import { freePorts } from './free-ports.mjs';
import { runCommand } from './run-command.mjs';

/** Speed before safety: nothing in it outlives the run. */
const SETTINGS = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
};
const READY = 'database system is ready to accept connections';

/** A PostgreSQL of its own in a folder of its own, or null where the machine has no server program. */
export async function temporaryPostgres() {
  const bin = findPostgres();
  if (bin === null) return null;
  const identity = await unprivilegedIdentity();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'lantern-postgres-'));
  try {
    if (identity.uid !== undefined) await chown(folder, identity.uid, identity.gid);
    await initialise(bin, folder, identity);
    const port = await freePorts(1);
    const server = await serve(bin, folder, { identity, port });
    return {
      url: `postgresql://lantern@127.0.0.1:${port}/postgres`,
      pid: server.pid,
      async stop() {
        await server.stop();
        await rm(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** PostgreSQL refuses to run as root: root lends it the user of Debian's package, or nobody. */
async function unprivilegedIdentity() {
  if (process.getuid?.() !== 0) return {};
  for (const user of ['postgres', 'nobody']) {
    const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => runCommand('id', [flag, user])));
    if (uid.code === 0 && gid.code === 0) return { uid: Number(uid.output), gid: Number(gid.output) };
  }
  throw new Error('PostgreSQL cannot run as root, and there is no user postgres or nobody.');
}

async function initialise(bin, folder, identity) {
  const args = ['--pgdata', folder, '--username=lantern', '--auth=trust', '--no-sync', '--no-instructions'];
  const locale = process.platform === 'linux' ? ['--locale=C.UTF-8'] : [];
  const { code, output } = await runCommand(
    path.join(bin, 'initdb'),
    [...args, '--encoding=UTF8', ...locale, '--lc-messages=C'],
    { ...identity, cwd: folder },
  );
  if (code !== 0) throw new Error(`initdb failed: ${output}`);
}

async function serve(bin, folder, { identity, port }) {
  const settings = Object.entries({ ...SETTINGS, port }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const child = spawn(path.join(bin, 'postgres'), ['-D', folder, ...settings], {
    ...identity,
    cwd: folder,
    // Ctrl-C reaches the command that started it, which stops it when its clients are gone.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise((resolve) => {
    child.once('close', resolve);
  });
  const stopAtExit = () => child.kill('SIGQUIT');
  process.once('exit', stopAtExit);
  await new Promise((resolve, reject) => {
    const log = [];
    createInterface({ input: child.stderr }).on('line', (line) => {
      log.push(line);
      if (line.includes(READY)) resolve();
    });
    child.once('error', reject);
    void ended.then(() => reject(new Error(`PostgreSQL did not start:\n${log.join('\n')}`)));
  });
  return {
    pid: child.pid,
    async stop() {
      process.off('exit', stopAtExit);
      // SIGINT is PostgreSQL's fast shutdown: it ends the sessions that are left.
      child.kill('SIGINT');
      await ended;
    },
  };
}
