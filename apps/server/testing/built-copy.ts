import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildProgram } from '../../../scripts/build/build-program.mjs';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** Else Node would follow the links back into the clone, and find what is installed there for development. */
const NODE_OPTIONS = ['--preserve-symlinks', '--preserve-symlinks-main'];

type LockedPackage = { dev?: boolean; devOptional?: boolean; link?: boolean };

export type BuiltCopy = {
  folder: string;
  /** Runs one of the operator's commands to its end. */
  run: (words: string[], env: Record<string, string>) => Promise<{ code: number | null; said: string }>;
  remove: () => Promise<void>;
};

/** The server as it is delivered: what the build makes, and beside it the dependencies of production alone. */
export async function makeBuiltCopy(): Promise<BuiltCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'lantern-copy-'));
  await buildProgram('server', join(folder, 'dist/server'));
  await linkProductionPackages(folder);
  return {
    folder,
    run: async (words, env) => {
      const child = spawn(process.execPath, [...NODE_OPTIONS, 'dist/server/operator.js', ...words], {
        cwd: folder,
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let said = '';
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (chunk) => {
          said += String(chunk);
        });
      }
      const [code] = await once(child, 'close');
      return { code, said };
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function linkProductionPackages(folder: string): Promise<void> {
  const lock = JSON.parse(await readFile(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>; // as npm writes it
  };
  // What lies inside another package comes with it.
  const isOwnPlace = (place: string) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(place);
  const places = Object.entries(lock.packages).filter(
    ([place, { dev, devOptional, link }]) => isOwnPlace(place) && !dev && !devOptional && !link,
  );
  for (const [place] of places) {
    await mkdir(join(folder, dirname(place)), { recursive: true });
    await symlink(join(ROOT, place), join(folder, place));
  }
}
