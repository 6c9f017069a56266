import { ensureInstalled } from './lib/install/ensure-installed.mjs';
import { progressLine } from './lib/progress-line.mjs';
import { endWith } from './lib/refusal.mjs';
import { runStep } from './lib/steps/run-step.mjs';
import { staticSteps, unitProjects } from './lib/steps/static-steps.mjs';
import { totalCounts } from './lib/steps/total-counts.mjs';
import { ON_EVERY_CORE, vitestStep } from './lib/steps/vitest-step.mjs';

/** `npm run check`: the quick look before each commit; no database, no browser, no build. */
async function check() {
  await ensureInstalled(progressLine);
  const steps = [...staticSteps, vitestStep('unit tests', unitProjects, { options: ON_EVERY_CORE })];
  const { failed } = totalCounts(await Promise.all(steps.map(runStep)));
  process.exitCode = failed === 0 ? 0 : 1;
}

check().catch(endWith);
