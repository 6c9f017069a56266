import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { findProgram } from '../install/find-program.mjs';
import { startDatabaseProgram, unprivilegedIdentity } from './database-program.mjs';
import { freePorts } from './free-ports.mjs';

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
  const server = await startDatabaseProgram(findProgram('pgbouncer'), [settings], {
    name: 'PgBouncer',
    folder,
    identity,
    ready: 'process up',
  });
  return {
    url: `postgresql://${username}@127.0.0.1:${ownPort}${pathname}`,
    async stop() {
      await server.stop('SIGQUIT');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
