import { allFaults } from './faults/all-faults.mjs';
import { ensureBuilt } from './lib/install/ensure-built.mjs';
import { ensureInstalled } from './lib/install/ensure-installed.mjs';
import { ensureNginx } from './lib/install/ensure-debian-package.mjs';
import { ensurePgbouncer, ensurePostgres } from './lib/install/ensure-postgres.mjs';
import { progressLine } from './lib/progress-line.mjs';
import { endWith } from './lib/refusal.mjs';
import { temporaryPostgres } from './lib/servers/temporary-postgres.mjs';
import { runStep } from './lib/steps/run-step.mjs';
import { vitestStep } from './lib/steps/vitest-step.mjs';

const TIMES = 10;
const TEST_KILLS = '100';
const MOST_SECONDS_UNTIL_READY = 5;
const NAME_WIDTH = 44;
const COLUMNS = ['acknowledged', 'lost', 'doubled', 'refused', 'wrong', 'seconds'];

/** `npm run faults`: what breaks under a server, and what its learners notice of it, counted. */
async function faults() {
  await ensureInstalled(progressLine);
  await ensurePostgres(progressLine);
  await ensurePgbouncer(progressLine);
  await ensureNginx(progressLine);
  await ensureBuilt(progressLine);
  console.log(`\n${line({ name: '', ...Object.fromEntries(COLUMNS.map((name) => [name, name])) })}`);
  const results = await allFaults({ times: TIMES, onResult: (result) => console.log(line(result)) });
  const broken = [...results.filter(isBroken).map(({ name }) => name), ...(await killMailers())];
  if (broken.length > 0) console.log(`\nNot as promised: ${broken.join('; ')}.`);
  process.exitCode = broken.length === 0 ? 0 : 1;
}

/** What came of mails when their sender was killed, read back from a mail server; `npm test` has a fifth of it. */
async function killMailers() {
  const postgres = await temporaryPostgres();
  const file = 'apps/server/src/mail/killed-mails.test.ts';
  try {
    const broken = [];
    for (const [kind, url] of [
      ['PostgreSQL', postgres?.url ?? ''],
      ['embedded', ''],
    ]) {
      const env = { TEST_KILLS, TEST_DATABASE_URL: url };
      const step = vitestStep(`Mailer killed ${TEST_KILLS} times, ${kind}`, ['server'], {
        env,
        options: [file],
      });
      broken.push(...(await runStep(step)).failures);
    }
    return broken;
  } finally {
    await postgres?.stop();
  }
}

function line(result) {
  const cells = COLUMNS.map((name) => {
    const value = result[name] ?? '';
    return (
      typeof value === 'number' && !Number.isInteger(value) ? value.toFixed(1) : String(value)
    ).padStart(13);
  });
  return `${result.name.padEnd(NAME_WIDTH)}${cells.join('')}`;
}

/** Only what came back by itself has a time to keep: a process that was killed has to be started first. */
function isBroken({ lost, doubled, wrong, refused, mayRefuse = true, comesBack = false, seconds }) {
  if (lost + doubled + wrong > 0 || (!mayRefuse && refused > 0)) return true;
  return comesBack && seconds > MOST_SECONDS_UNTIL_READY;
}

faults().catch(endWith);
