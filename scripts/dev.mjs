import path from 'node:path';
import { buildFragments } from './build/build-fragments.mjs';
import { assertDataFolder } from './lib/start/assert-data-folder.mjs';
import { assertNodeVersion } from './lib/install/assert-node-version.mjs';
import { assertPortsFree } from './lib/start/assert-ports-free.mjs';
import { ensureInstalled } from './lib/install/ensure-installed.mjs';
import { progressLine } from './lib/progress-line.mjs';
import { projectRoot } from './lib/project-root.mjs';
import { endWith } from './lib/refusal.mjs';
import { runProduct } from './lib/start/run-product.mjs';
import { startSettings } from './lib/start/start-settings.mjs';
import { welcome } from './lib/start/welcome.mjs';

/** `npm run dev`: the same programs from their sources, reloaded as they change. */
async function dev() {
  assertNodeVersion();
  const settings = startSettings(process.env);
  await assertDataFolder(settings.dataFolder);
  await assertPortsFree(
    settings.host,
    settings.programs.map(({ port }) => port),
  );
  await ensureInstalled(progressLine);
  progressLine('Building the fragments; a change to one of them asks for a new start');
  await buildFragments(path.join(projectRoot, '.cache', 'fragments'));
  // Vite's build has declared this process to be production's, and the programs would take it over.
  process.env.NODE_ENV = 'development';
  progressLine('Starting from the sources');
  await runProduct(settings, {
    argsOf: ({ devArgs }) => ['--enable-source-maps', ...devArgs],
    report: progressLine,
    onReady: (product) => console.log(welcome(product)),
  });
}

dev().then(() => process.exit(0), endWith);
