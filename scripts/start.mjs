import { assertDataFolder } from './lib/start/assert-data-folder.mjs';
import { assertNodeVersion } from './lib/install/assert-node-version.mjs';
import { assertPortsFree } from './lib/start/assert-ports-free.mjs';
import { ensureBuilt } from './lib/install/ensure-built.mjs';
import { ensureInstalled } from './lib/install/ensure-installed.mjs';
import { progressLine } from './lib/progress-line.mjs';
import { endWith } from './lib/refusal.mjs';
import { runProduct } from './lib/start/run-product.mjs';
import { startSettings } from './lib/start/start-settings.mjs';
import { welcome } from './lib/start/welcome.mjs';

/**
 * The embedded database is quick enough from its first moment; only what runs often is worth compiling again for
 * speed. By default that begins while the product starts, and takes the processor from it.
 */
const NODE_FLAGS = ['--enable-source-maps', '--wasm-tiering-budget=60000000'];

/** `npm start`: from a fresh clone to a running Lantern. */
async function start() {
  assertNodeVersion();
  const settings = startSettings(process.env);
  progressLine('Checking the data folder and the ports');
  await assertDataFolder(settings.dataFolder);
  await assertPortsFree(
    settings.host,
    settings.programs.map(({ port }) => port),
  );
  await ensureInstalled(progressLine);
  await ensureBuilt(progressLine);
  progressLine(`Starting the ${settings.programs.map(({ title }) => title).join(' and the ')}`);
  await runProduct(settings, {
    argsOf: ({ app, nodeArgs }) => [...NODE_FLAGS, ...nodeArgs, `dist/${app}/main.js`],
    report: progressLine,
    onReady(product) {
      console.log(welcome(product));
      process.send?.({ type: 'ready', ...product });
    },
  });
}

start().then(() => process.exit(0), endWith);
