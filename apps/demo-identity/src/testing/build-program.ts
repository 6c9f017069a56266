import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

export type BuiltProgram = { main: string; remove: () => Promise<void> };

/** Builds the program as it ships, inside the repository so that it finds its packages. */
export async function buildProgram(): Promise<BuiltProgram> {
  const cache = fileURLToPath(new URL('../../../../.cache', import.meta.url));
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'demo-identity-'));
  await build({
    configFile: false,
    logLevel: 'silent',
    build: { ssr: fileURLToPath(new URL('../main.ts', import.meta.url)), outDir: folder, emptyOutDir: true },
  });
  return { main: join(folder, 'main.js'), remove: () => rm(folder, { recursive: true }) };
}
