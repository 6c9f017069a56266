import { fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePorts } from '../../../scripts/lib/free-ports.mjs';

const START = fileURLToPath(new URL('../../../scripts/start.mjs', import.meta.url));
const PORTS = 4;

/** Starts the product once for the whole run, in a data folder of its own; the answer stops it again. */
export default async function startProduct(): Promise<() => Promise<void>> {
  // For working on the journeys: a product that is running already.
  if (process.env['LANTERN_E2E_URL']) return async () => {};
  const dataFolder = await mkdtemp(path.join(os.tmpdir(), 'lantern-e2e-'));
  const product = fork(START, {
    env: {
      ...process.env,
      PORT: String(await freePorts(PORTS)),
      HOST: '',
      PUBLIC_URL: '',
      DATABASE_URL: '',
      LANTERN_DATA: dataFolder,
      LANTERN_DEMO: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [product.stdout, product.stderr])
    stream?.on('data', (chunk) => (output += String(chunk)));
  const ended = new Promise<number | null>((resolve) => product.once('close', resolve));
  process.env['LANTERN_E2E_URL'] = await new Promise<string>((resolve, reject) => {
    // The supervisor's only message of this kind carries the portal's address.
    product.on('message', (message: { type: string; url: string }) => {
      if (message.type === 'ready') resolve(message.url);
    });
    void ended.then(() => reject(new Error(`The product did not start:\n${output}`)));
  });
  return async () => {
    product.kill('SIGTERM');
    const code = await ended;
    await rm(dataFolder, { recursive: true, force: true });
    if (code !== 0) throw new Error(`The product did not stop cleanly:\n${output}`);
  };
}
