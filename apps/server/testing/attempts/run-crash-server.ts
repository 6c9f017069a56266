import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const PROGRAM = fileURLToPath(new URL('crash-server.ts', import.meta.url));
const CACHE = fileURLToPath(new URL('../../../../.cache', import.meta.url));

export type CrashServer = {
  folder: string;
  start: (env: Record<string, string>) => Promise<void>;
  /** As a power cut would: nothing is finished, nothing is told. */
  kill: () => Promise<void>;
  remove: () => Promise<void>;
};

/** The server built as a program of its own, to be started and killed. */
export async function buildCrashServer(): Promise<CrashServer> {
  await mkdir(CACHE, { recursive: true });
  const folder = await mkdtemp(join(CACHE, 'crash-server-'));
  await mkdir(join(folder, 'data'));
  await build({
    configFile: false,
    logLevel: 'silent',
    ssr: { noExternal: [/^@lantern\//] },
    build: { ssr: PROGRAM, outDir: join(folder, 'program'), target: 'node20', minify: false },
  });
  let running: ChildProcess | null = null;
  const kill = async () => {
    if (!running || running.signalCode !== null) return;
    const ended = once(running, 'exit');
    running.kill('SIGKILL');
    await ended;
  };
  return {
    folder,
    start: async (env) => {
      running = spawn(process.execPath, [join(folder, 'program/crash-server.js')], {
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
        env,
      });
      const failed = once(running, 'exit').then(() =>
        Promise.reject(new Error('The server ended by itself')),
      );
      await Promise.race([once(running, 'message'), failed]);
      failed.catch(() => undefined);
    },
    kill,
    remove: async () => {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
