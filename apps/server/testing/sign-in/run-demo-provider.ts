import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const MAIN = fileURLToPath(new URL('../../../demo-identity/src/main.ts', import.meta.url));
const CACHE = fileURLToPath(new URL('../../../../.cache', import.meta.url));

/** The provider that ships with the demo, built and run as its own program. */
export async function runDemoProvider(port: number) {
  await mkdir(CACHE, { recursive: true });
  const folder = await mkdtemp(join(CACHE, 'demo-provider-'));
  await build({
    configFile: false,
    logLevel: 'silent',
    build: { ssr: MAIN, outDir: folder, emptyOutDir: true },
  });
  const program = spawn(process.execPath, [join(folder, 'main.js')], {
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
    env: {
      IDENTITY_PORT: String(port),
      IDENTITY_CLIENT_ID: 'lantern',
      IDENTITY_CLIENT_SECRET: 'a secret for tests only',
      IDENTITY_REDIRECT_URIS: 'http://localhost:8080/oidc/callback',
      IDENTITY_POST_LOGOUT_URIS: 'http://localhost:8080/',
      IDENTITY_DATA: join(folder, 'data'),
    },
  });
  if (!program.stdout) throw new Error('The provider was started without its output.');
  await once(createInterface(program.stdout), 'line');
  return {
    issuer: `http://127.0.0.1:${port}`,
    stop: async () => {
      const ended = once(program, 'exit');
      program.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
