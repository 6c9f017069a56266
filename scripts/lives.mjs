import { startVitest } from 'vitest/node';
import { ensureInstalled } from './lib/install/ensure-installed.mjs';
import { ensurePostgres } from './lib/install/ensure-postgres.mjs';
import { progressLine } from './lib/progress-line.mjs';
import { endWith, Refusal } from './lib/refusal.mjs';
import { temporaryPostgres } from './lib/servers/temporary-postgres.mjs';

const LIVES = 10_000;
const FILE = 'apps/server/src/attempts/graded-lives.test.ts';

/** `npm run lives`: the model test of attempts, with many random lives on each database; `-- 1000` for so many. */
async function lives() {
  const count = countOf(process.argv[2]);
  await ensureInstalled(progressLine);
  await ensurePostgres(progressLine);
  const sound = [await liveOn('embedded', count), await liveOnPostgres(count)];
  process.exitCode = sound.every(Boolean) ? 0 : 1;
}

function countOf(text = String(LIVES)) {
  const count = Number(text);
  if (!Number.isSafeInteger(count) || count < 1) throw new Refusal(`How many lives is "${text}"?`);
  return count;
}

async function liveOnPostgres(count) {
  const postgres = await temporaryPostgres();
  const interrupt = () => void postgres.stop().finally(() => process.exit(130));
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  try {
    return await liveOn('PostgreSQL', count, postgres.url);
  } finally {
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
    await postgres.stop();
  }
}

/** Prints what was lived, or the fewest steps that go wrong with the seed that leads there again. */
async function liveOn(database, count, url = '') {
  process.env.LANTERN_LIVES = String(count);
  process.env.TEST_DATABASE_URL = url;
  const from = Date.now();
  const silent = { reporters: [{}], watch: false, project: ['server'] };
  const vitest = await startVitest('test', [FILE], silent);
  const cases = vitest.state.getTestModules().flatMap((file) => [...file.children.allTests()]);
  await vitest.close();
  const seconds = Math.round((Date.now() - from) / 1000);
  for (const each of cases) {
    const { lives: lived = 0, steps = 0 } = each.meta();
    const { state, errors = [] } = each.result();
    console.log(`${database}: ${state}, ${lived} lives, ${steps} steps, ${seconds} s`);
    for (const { message } of errors) console.log(message);
  }
  return cases.length > 0 && cases.every((each) => each.ok());
}

lives().catch(endWith);
