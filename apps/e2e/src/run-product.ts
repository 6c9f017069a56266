import { fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePorts } from '../../../scripts/lib/servers/free-ports.mjs';

const CLONE = fileURLToPath(new URL('../../..', import.meta.url));
const PORTS = 4;

export type RunningProduct = {
  url: string;
  /** Opens the marking of the demo's quiz, once. */
  gradingUrl: string;
  stop: () => Promise<void>;
};

type RunOptions = { clone?: string; dataFolder?: string; settings?: Record<string, string> };

/** Runs `npm start` or `npm run dev` of a clone on free ports, in a data folder of its own where none is given. */
export async function runProduct(
  script: 'start.mjs' | 'dev.mjs',
  { clone = CLONE, dataFolder: lent, settings = {} }: RunOptions = {},
): Promise<RunningProduct> {
  const dataFolder = lent ?? (await newDataFolder());
  const product = fork(path.join(clone, 'scripts', script), {
    env: {
      ...process.env,
      PORT: String(await freePorts(PORTS)),
      HOST: '',
      PUBLIC_URL: '',
      DATABASE_URL: '',
      LANTERN_DATA: dataFolder,
      LANTERN_DEMO: '1',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const ended = new Promise<number | null>((resolve) => product.once('close', resolve));
  let output = '';
  await new Promise<void>((resolve, reject) => {
    for (const stream of [product.stdout, product.stderr]) {
      stream?.on('data', (chunk) => {
        output += String(chunk);
        // The end of the welcome, when everything is ready.
        if (output.includes('Stop it with')) resolve();
      });
    }
    void ended.then(() => reject(new Error(`The product did not start:\n${output}`)));
  });
  return {
    url: /Portal\s+(http\S+)\s/.exec(output)?.[1] ?? '',
    gradingUrl: /Marking\s+(http\S+)\s/.exec(output)?.[1] ?? '',
    async stop() {
      product.kill('SIGTERM');
      const code = await ended;
      if (lent === undefined) await removeDataFolder(dataFolder);
      if (code !== 0) throw new Error(`The product did not stop cleanly:\n${output}`);
    },
  };
}

export function newDataFolder(): Promise<string> {
  return mkdtemp(path.join(os.tmpdir(), 'lantern-e2e-'));
}

export function removeDataFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true });
}
