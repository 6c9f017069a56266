import { runCommand } from '../run-command.mjs';

/** PostgreSQL and PgBouncer refuse to run as root: root lends them the user of Debian's package, or nobody. */
export async function unprivilegedIdentity() {
  if (process.getuid?.() !== 0) return {};
  for (const user of ['postgres', 'nobody']) {
    const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => runCommand('id', [flag, user])));
    if (uid.code === 0 && gid.code === 0) return { uid: Number(uid.output), gid: Number(gid.output) };
  }
  throw new Error('A database cannot run as root, and there is no user postgres or nobody.');
}
