import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const APART = fileURLToPath(new URL('../src/command-line/apart.ts', import.meta.url));
const CACHE = fileURLToPath(new URL('../../../.cache', import.meta.url));

/** Nobody signs in: it need not be there. */
const PROVIDER = {
  code: 'none',
  label: 'None',
  issuer: 'http://127.0.0.1:9',
  clientId: 'lantern',
  clientSecret: 'a secret for tests only',
};

export type Platform = {
  /** All that it has said so far. */
  output: () => string;
  signal: (name: 'SIGTERM' | 'SIGINT' | 'SIGKILL') => void;
  /** Its exit code; null when a signal ended it. */
  ended: Promise<number | null>;
};

export type PlatformProgram = {
  folder: string;
  /** Resolves once it serves, refuses with what it said when it ends before. */
  start: (env: Record<string, string>) => Promise<Platform>;
  /** Runs to its end. */
  run: (env: Record<string, string>) => Promise<{ code: number | null; said: string[] }>;
  /** For after a test that failed half-way. */
  killAll: () => Promise<void>;
  remove: () => Promise<void>;
};

/** The platform as its own program, made from its sources, with a portal of one line. */
export async function makePlatformProgram(): Promise<PlatformProgram> {
  await mkdir(CACHE, { recursive: true });
  // Inside the clone, since the program finds the installed packages from where it lies.
  const folder = await mkdtemp(join(CACHE, 'platform-'));
  await mkdir(join(folder, 'data'));
  const outDir = join(folder, 'program');
  for (const ssr of [MAIN, APART])
    await build({
      configFile: false,
      logLevel: 'silent',
      ssr: { noExternal: [/^@lantern\//] },
      build: { ssr, outDir, target: 'node20', minify: false, emptyOutDir: ssr === MAIN },
    });
  await putPortal(join(folder, 'dist/portal'));
  await mkdir(join(folder, 'dist/fragments'));
  await writeFile(join(folder, 'dist/fragments/fragments.json'), '{}');
  const running = new Set<ChildProcess>();

  function spawnProgram(env: Record<string, string>) {
    const child = spawn(process.execPath, [join(folder, 'program/main.js')], {
      cwd: folder,
      env: {
        LOG_LEVEL: 'warn',
        LANTERN_DEMO: '0',
        STOP_DELAY_SECONDS: '0',
        LANTERN_DATA: join(folder, 'data'),
        OIDC_PROVIDERS: JSON.stringify([PROVIDER]),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    running.add(child);
    const said: string[] = [];
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        output += String(chunk);
      });
    }
    const ended = once(child, 'close').then(([code]): number | null => {
      running.delete(child);
      return code;
    });
    const ready = new Promise<void>((resolve) => {
      child.on('message', (message: { type: string; text: string }) => {
        if (message.type === 'ready') resolve();
        else said.push(message.text);
      });
    });
    return { child, said, output: () => output, ended, ready };
  }

  return {
    folder,
    start: async (env) => {
      const { child, said, output, ended, ready } = spawnProgram(env);
      const failed = ended.then(() => Promise.reject(new Error(`${said.join('\n')}\n${output()}`)));
      await Promise.race([ready, failed]);
      failed.catch(() => undefined);
      return { output, ended, signal: (name) => void child.kill(name) };
    },
    run: async (env) => {
      const { said, ended } = spawnProgram(env);
      return { code: await ended, said };
    },
    killAll: async () => {
      const ends = [...running].map((child) => once(child, 'close'));
      for (const child of running) child.kill('SIGKILL');
      await Promise.all(ends);
    },
    remove: async () => {
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function putPortal(folder: string): Promise<void> {
  const put = async (file: string, content: string) => {
    await mkdir(join(folder, file, '..'), { recursive: true });
    await writeFile(join(folder, file), content);
  };
  await put('client/.vite/manifest.json', '{"src/entry-client.tsx":{"file":"assets/entry-1a2b3c4d.js"}}');
  await put('client/.vite/ssr-manifest.json', '{}');
  await put('client/assets/entry-1a2b3c4d.js', 'console.log("hello")');
  await put('server/package.json', '{"type":"module"}');
  await put(
    'server/entry-server.js',
    `export const renderPage = async ({ headOf }) => new Response(headOf({ modules: [], usesTitleFont: false }) + '<p>Hello</p>');`,
  );
}
