import { chown, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { findPostgres } from '../install/find-postgres.mjs';
import { startDatabaseProgram, unprivilegedIdentity } from './database-program.mjs';
import { freePorts } from './free-ports.mjs';
import { runCommand } from '../run-command.mjs';

/** Speed before safety: nothing in it outlives the run. */
const FAST = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' };
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
};

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
        // PostgreSQL's fast shutdown: it ends the sessions that are left.
        await server.stop('SIGINT');
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

function serve(bin, folder, { identity, settings }) {
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const args = ['-D', folder, ...options];
  return startDatabaseProgram(path.join(bin, 'postgres'), args, {
    name: 'PostgreSQL',
    folder,
    identity,
    ready: 'database system is ready to accept connections',
  });
}
