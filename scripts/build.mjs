import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildEmptyDatabase } from './build/build-empty-database.mjs';
import { buildFragments } from './build/build-fragments.mjs';
import { buildPortal } from './build/build-portal.mjs';
import { buildProgram } from './build/build-program.mjs';
import { checkSizeBudget } from './build/check-size-budget.mjs';
import { compressAssets } from './build/compress-assets.mjs';
import { buildStampFile } from './lib/install/ensure-built.mjs';
import { ensureInstalled } from './lib/install/ensure-installed.mjs';
import { programs } from './lib/start/programs.mjs';
import { projectRoot } from './lib/project-root.mjs';
import { progressLine } from './lib/progress-line.mjs';
import { endWith } from './lib/refusal.mjs';
import { sourceStamp } from './lib/install/source-stamp.mjs';

/** `npm run build`: everything that `npm start` runs, into dist/. */
async function build() {
  await ensureInstalled(progressLine);
  const stamp = await sourceStamp();
  await rm(buildStampFile, { force: true });

  progressLine('Building the portal');
  const clientFolder = await buildPortal();
  progressLine('Compressing its files and building the programs');
  await Promise.all([
    compressAssets(clientFolder),
    buildFragments().then(compressAssets),
    buildEmptyDatabase(),
    copyDemo(),
    ...programs.map(({ app }) => buildProgram(app)),
  ]);
  progressLine('Weighing the pages');
  for (const line of await checkSizeBudget(clientFolder)) console.log(`          ${line}`);

  await mkdir(path.dirname(buildStampFile), { recursive: true });
  await writeFile(buildStampFile, stamp);
  progressLine('Built');
}

/** The courses of the demo as they are: the platform imports them at its first start. */
async function copyDemo() {
  const target = path.join(projectRoot, 'dist', 'demo');
  await rm(target, { recursive: true, force: true });
  await cp(path.join(projectRoot, 'demo'), target, { recursive: true });
}

build().catch(endWith);
