import { execFile, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const SCRIPTS = fileURLToPath(new URL('..', import.meta.url));
const MANIFEST = {
  name: 'clone',
  version: '1.0.0',
  type: 'module',
  dependencies: { local: 'file:local' },
};
const INSTALLED = { local: { version: '1.0.0' }, 'node_modules/local': { resolved: 'local', link: true } };
const LOCK = {
  name: 'clone',
  version: '1.0.0',
  lockfileVersion: 3,
  packages: { '': MANIFEST, ...INSTALLED },
};
const STAMP = `import('./scripts/lib/install/source-stamp.mjs').then(async ({ sourceStamp }) => console.log(await sourceStamp()))`;

export type Clone = { folder: string; remove: () => Promise<void> };
export type Run = {
  /** Resolves when the output holds the text; refuses when the command ends without it. */
  says: (text: string) => Promise<void>;
  signal: (name: 'SIGINT' | 'SIGTERM') => void;
  ended: Promise<{ code: number | null; output: string }>;
};

/** A clone that is installed and built already, with programs of a few lines in the place of the real ones. */
export async function makeClone(
  programs: Record<'server' | 'demo-identity' | 'demo-quiz', string>,
): Promise<Clone> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'lantern-clone-'));
  await cp(SCRIPTS, path.join(folder, 'scripts'), { recursive: true });
  const put = async (file: string, content: string) => {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), content);
  };
  await put('package.json', JSON.stringify(MANIFEST));
  await put('package-lock.json', JSON.stringify(LOCK));
  await put('local/package.json', JSON.stringify({ name: 'local', version: '1.0.0' }));
  await put('node_modules/.package-lock.json', JSON.stringify({ packages: INSTALLED }));
  for (const [app, source] of Object.entries(programs)) await put(`dist/${app}/main.js`, source);
  const stamp = await promisify(execFile)(process.execPath, ['-e', STAMP], { cwd: folder });
  await put('dist/.build-stamp', stamp.stdout.trim());
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Runs a script of the clone with nothing in its environment but what is given. */
export function runScript(clone: Clone, script: string, env: Record<string, string>): Run {
  const child = spawn(process.execPath, [`scripts/${script}`], {
    cwd: clone.folder,
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += String(chunk);
      for (const listen of listeners) listen();
    });
  }
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, output }));
  });
  const says = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const listen = () => {
        if (output.includes(text)) resolve();
      };
      listeners.add(listen);
      listen();
      void ended.then(() => reject(new Error(`It never said "${text}", but:\n${output}`)));
    });
  return { says, signal: (name) => void child.kill(name), ended };
}
