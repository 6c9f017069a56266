import { execFile, fork } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const LANTERN = path.join(ROOT, 'apps/server/bin/lantern.mjs');
/** Nothing of the run's own settings reaches what is run. */
const BARE = { PATH: process.env['PATH'] ?? '' };

type App = 'server' | 'demo-identity' | 'demo-quiz';
type Settings = Record<string, string>;

/** Runs a program of the built product with these settings and no others, and waits until it is ready. Answers how to stop it. */
export async function runProgram(app: App, settings: Settings): Promise<() => Promise<void>> {
  const child = fork(path.join(ROOT, 'dist', app, 'main.js'), {
    env: { ...BARE, LANTERN_ROOT: ROOT, STOP_DELAY_SECONDS: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  let output = '';
  await new Promise<void>((resolve, reject) => {
    child.on('message', (message) => {
      if (JSON.stringify(message).includes('"ready"')) resolve();
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        output += String(chunk);
        if (output.includes('{"ready":true')) resolve();
      });
    }
    void ended.then(() => reject(new Error(`${app} did not start:\n${output}`)));
  });
  return async () => {
    child.kill('SIGTERM');
    if ((await ended) !== 0) throw new Error(`${app} did not stop cleanly:\n${output}`);
  };
}

/** The operator's command line with these settings; each command answers what it prints. */
export function commandLine(settings: Settings): (...words: string[]) => Promise<string> {
  return async (...words) => {
    const { stdout } = await promisify(execFile)(process.execPath, [LANTERN, ...words], {
      env: { ...BARE, ...settings },
    });
    return stdout;
  };
}
