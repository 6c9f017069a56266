import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** An embedded database that is killed so soon is not worth compiling for speed. */
const NODE_ARGS = ['--wasm-tiering-budget=60000000'];
const CACHE = fileURLToPath(new URL('../../../.cache', import.meta.url));

export type KilledProgram = {
  folder: string;
  /** Resolves with the first thing it says; what it says later is told. */
  start: (env: Record<string, string>, onMessage?: (message: unknown) => void) => Promise<void>;
  /** As a power cut would: nothing is finished, nothing is told. */
  kill: () => Promise<void>;
  remove: () => Promise<void>;
};

/** A program built from its source under testing/, to be started and killed. */
export async function buildKilledProgram(source: string): Promise<KilledProgram> {
  await mkdir(CACHE, { recursive: true });
  const name = basename(source, '.ts');
  const folder = await mkdtemp(join(CACHE, `${name}-`));
  await mkdir(join(folder, 'data'));
  await build({
    configFile: false,
    logLevel: 'silent',
    ssr: { noExternal: [/^@lantern\//] },
    build: {
      ssr: fileURLToPath(new URL(source, import.meta.url)),
      outDir: join(folder, 'program'),
      target: 'node20',
      minify: false,
    },
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
    start: async (env, onMessage) => {
      running = spawn(process.execPath, [...NODE_ARGS, join(folder, 'program', `${name}.js`)], {
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
        env,
      });
      const failed = once(running, 'exit').then(() =>
        Promise.reject(new Error('The program ended by itself')),
      );
      await Promise.race([once(running, 'message'), failed]);
      if (onMessage) running.on('message', onMessage);
      failed.catch(() => undefined);
    },
    kill,
    remove: async () => {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
