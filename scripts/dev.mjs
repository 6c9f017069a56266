import { assertDataFolder } from './lib/start/assert-data-folder.mjs';
import { assertNodeVersion } from './lib/install/assert-node-version.mjs';
import { assertPortsFree } from './lib/start/assert-ports-free.mjs';
import { ensureInstalled } from './lib/install/ensure-installed.mjs';
import { progressLine } from './lib/progress-line.mjs';
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
  progressLine('Starting from the sources');
  await runProduct(settings, {
    argsOf: ({ devArgs }) => ['--enable-source-maps', ...devArgs],
    report: progressLine,
    onReady: (product) => console.log(welcome(product)),
  });
}

dev().then(() => process.exit(0), endWith);
