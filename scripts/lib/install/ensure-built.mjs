import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '../project-root.mjs';
import { Refusal } from '../refusal.mjs';
import { runCommand } from '../run-command.mjs';
import { sourceStamp } from './source-stamp.mjs';

export const buildStampFile = path.join(projectRoot, 'dist', '.build-stamp');

/** Builds when the sources differ from those of the last whole build. */
export async function ensureBuilt(report) {
  const built = await readFile(buildStampFile, 'utf8').catch(() => null);
  if (built !== null && built === (await sourceStamp())) return;
  report('Building the portal and the programs');
  const { code, output } = await runCommand(process.execPath, ['scripts/build.mjs']);
  if (code !== 0) throw new Refusal(`${output.trimEnd()}\nThe build failed.`);
}
