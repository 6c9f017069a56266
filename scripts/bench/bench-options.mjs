import { parseArgs } from 'node:util';
import { Refusal } from '../lib/refusal.mjs';

const THOROUGH = {
  warmUp: 300,
  serial: 400,
  parallel: 2400,
  slowShare: 0.25,
  visits: 5,
  windows: 5,
  windowSeconds: 8,
  everyDatabase: true,
};
const QUICK = {
  warmUp: 80,
  serial: 80,
  parallel: 400,
  slowShare: 0.25,
  visits: 1,
  windows: 2,
  windowSeconds: 4,
  everyDatabase: false,
};
const USAGE =
  'Usage: npm run bench -- [--quick] [--only calls|pages|player|imports] [--full] [--baseline file.json] (compares with the last run by default; --full imports 100,000 people and 1,000,000 enrolments)';

const IMPORTED_PEOPLE = { plain: 10_000, full: 100_000 };

/** How thoroughly to measure, and what to compare with. */
export function benchOptions(args) {
  const values = valuesOf(args);
  if (values === null || !['calls', 'pages', 'player', 'imports', undefined].includes(values.only))
    throw new Refusal(USAGE);
  return {
    ...(values.quick ? QUICK : THOROUGH),
    baselineFile: values.baseline ?? null,
    hasCalls: values.only === undefined || values.only === 'calls',
    hasImports: values.only === undefined || values.only === 'imports',
    importedPeople: IMPORTED_PEOPLE[values.full ? 'full' : 'plain'],
    hasPages: !['calls', 'imports'].includes(values.only),
    hasLists: values.only !== 'player',
  };
}

function valuesOf(args) {
  try {
    return parseArgs({
      args,
      options: {
        quick: { type: 'boolean' },
        full: { type: 'boolean' },
        only: { type: 'string' },
        baseline: { type: 'string' },
      },
    }).values;
  } catch {
    return null;
  }
}
