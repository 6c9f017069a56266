import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { runCommand } from '../run-command.mjs';

/** Runs PostgreSQL or PgBouncer in its folder, and answers once it says that it is `ready`. */
export async function startDatabaseProgram(program, args, { name, folder, identity, ready }) {
  const child = spawn(program, args, {
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
      if (line.includes(ready)) resolve();
    });
    child.once('error', reject);
    void ended.then(() => reject(new Error(`${name} did not start:\n${log.join('\n')}`)));
  });
  return {
    pid: child.pid,
    async stop(signal) {
      process.off('exit', stopAtExit);
      child.kill(signal);
      await ended;
    },
  };
}

/** PostgreSQL and PgBouncer refuse to run as root: root lends them the user of Debian's package, or nobody. */
export async function unprivilegedIdentity() {
  if (process.getuid?.() !== 0) return {};
  for (const user of ['postgres', 'nobody']) {
    const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => runCommand('id', [flag, user])));
    if (uid.code === 0 && gid.code === 0) return { uid: Number(uid.output), gid: Number(gid.output) };
  }
  throw new Error('A database cannot run as root, and there is no user postgres or nobody.');
}
