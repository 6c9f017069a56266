import { spawn } from 'node:child_process';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { findPostgres } from '../install/find-postgres.mjs';
import { freePorts } from './free-ports.mjs';
import { runCommand } from '../run-command.mjs';
import { unprivilegedIdentity } from './unprivileged-identity.mjs';

/** Speed before safety: nothing in it outlives the run. */
const FAST = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' };
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
};
const READY = 'database system is ready to accept connections';

/**
 * A PostgreSQL of its own in a folder of its own, or null where the machine has no server program. One that is to be
 * `safe` keeps what it has committed when it is ended in the middle of its work.
 */
export async function temporaryPostgres({ safe = false } = {}) {
  const bin = findPostgres();
  if (bin === null) return null;
  const identity = await unprivilegedIdentity();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'lantern-postgres-'));
  try {
    if (identity.uid !== undefined) await chown(folder, identity.uid, identity.gid);
    await initialise(bin, folder, identity);
    const port = await freePorts(1);
    const settings = { ...SETTINGS, ...(safe ? {} : FAST), port };
    let server = await serve(bin, folder, { identity, settings });
    return {
      url: `postgresql://lantern@127.0.0.1:${port}/postgres`,
      pid: server.pid,
      /** SIGINT ends its sessions and closes in order; SIGQUIT is a crash. */
      async restart(signal = 'SIGINT') {
        await server.stop(signal);
        server = await serve(bin, folder, { identity, settings });
      },
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

async function serve(bin, folder, { identity, settings }) {
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(path.join(bin, 'postgres'), ['-D', folder, ...options], {
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
    async stop(signal = 'SIGINT') {
      process.off('exit', stopAtExit);
      // SIGINT is PostgreSQL's fast shutdown: it ends the sessions that are left.
      child.kill(signal);
      await ended;
    },
  };
}
