import { spawn } from 'node:child_process';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { findProgram } from '../install/find-program.mjs';
import { freePorts } from './free-ports.mjs';
import { unprivilegedIdentity } from './unprivileged-identity.mjs';

const READY = 'process up';

/** A PgBouncer in transaction mode before a PostgreSQL, with few connections for many clients. */
export async function temporaryPgbouncer(postgresUrl) {
  const { hostname, port, username, pathname } = new URL(postgresUrl);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'lantern-pgbouncer-'));
  const identity = await unprivilegedIdentity();
  const ownPort = await freePorts(1);
  const settings = path.join(folder, 'pgbouncer.ini');
  await writeFile(path.join(folder, 'users.txt'), `"${username}" ""\n`);
  await writeFile(
    settings,
    `[databases]
* = host=${hostname} port=${port} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ownPort}
unix_socket_dir =
auth_type = trust
auth_file = ${path.join(folder, 'users.txt')}
pool_mode = transaction
max_client_conn = 200
default_pool_size = 5
server_login_retry = 1
`,
  );
  if (identity.uid !== undefined) await chown(folder, identity.uid, identity.gid);
  const child = spawn(findProgram('pgbouncer'), [settings], {
    ...identity,
    cwd: folder,
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
    void ended.then(() => reject(new Error(`PgBouncer did not start:\n${log.join('\n')}`)));
  });
  return {
    url: `postgresql://${username}@127.0.0.1:${ownPort}${pathname}`,
    async stop() {
      process.off('exit', stopAtExit);
      child.kill('SIGQUIT');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
