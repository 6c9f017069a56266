import { assertNodeVersion } from './lib/install/assert-node-version.mjs';
import { ensureBrowser } from './lib/install/ensure-browser.mjs';
import { ensureInstalled } from './lib/install/ensure-installed.mjs';
import { ensureNginx, ensurePdfTools } from './lib/install/ensure-debian-package.mjs';
import { ensurePgbouncer, ensurePostgres } from './lib/install/ensure-postgres.mjs';
import { playwrightStep } from './lib/steps/playwright-step.mjs';
import { progressLine } from './lib/progress-line.mjs';
import { Refusal } from './lib/refusal.mjs';
import { runStep } from './lib/steps/run-step.mjs';
import { staticSteps, unitProjects } from './lib/steps/static-steps.mjs';
import { temporaryPostgres } from './lib/servers/temporary-postgres.mjs';
import { totalCounts } from './lib/steps/total-counts.mjs';
import { ON_EVERY_CORE, vitestStep } from './lib/steps/vitest-step.mjs';

/** `npm test`: everything, from a fresh clone; its last line is `N passed, N failed`. */
async function test() {
  assertNodeVersion();
  await ensureInstalled(progressLine);
  await ensureBrowser(progressLine);
  await ensurePdfTools(progressLine);
  await ensureNginx(progressLine);
  await ensurePostgres(progressLine);
  await ensurePgbouncer(progressLine);
  const quiet = [...staticSteps, { name: 'spec map', args: ['scripts/spec-map.mjs'] }];
  const counts = await Promise.all(quiet.map(runStep));
  counts.push(await runStep({ name: 'build and size budget', args: ['scripts/build.mjs'] }));
  counts.push(
    await runLive(
      vitestStep('unit tests', [...unitProjects, 'programs', 'certificates'], { options: ON_EVERY_CORE }),
    ),
  );
  counts.push(
    await runLive(vitestStep('server tests, embedded database', ['server'], { options: ON_EVERY_CORE })),
  );
  counts.push(await serverOnPostgres());
  counts.push(await runLive(vitestStep('faults', ['faults'])));
  counts.push(await runLive(playwrightStep('browser tests')));
  return totalCounts(counts);
}

async function serverOnPostgres() {
  const postgres = await temporaryPostgres().catch(failure);
  if ('failed' in postgres) return postgres;
  const interrupt = () => void postgres.stop().finally(() => process.exit(130));
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  try {
    return await runLive(
      vitestStep('server tests, PostgreSQL', ['server'], {
        env: { TEST_DATABASE_URL: postgres.url },
        options: ON_EVERY_CORE,
      }),
    );
  } finally {
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
    await postgres.stop();
  }
}

function runLive(step) {
  return runStep({ ...step, live: true });
}

function failure(error) {
  console.error(error instanceof Refusal ? error.message : error);
  return { passed: 0, failed: 1, failures: [String(error.message)] };
}

const { passed, failed, failures = [] } = await test().catch(failure);
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((name) => `  ${name}`).join('\n')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
