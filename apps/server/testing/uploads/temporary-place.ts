import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';

export type TemporaryPlace = { folder: string; remove: () => Promise<void> };

/** For tests: a place for temporary files of their own, so that what is left there is seen. */
export async function ownTemporaryPlace(): Promise<TemporaryPlace> {
  const folder = await mkdtemp(join(tmpdir(), 'lantern-uploads-'));
  vi.stubEnv('TMPDIR', folder);
  return {
    folder,
    remove: async () => {
      vi.unstubAllEnvs();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
