import { mkdtemp, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { writeCourse, writeEnrolments, writePeople } from './import-sources.mjs';
import { LIST, steadily } from '../measure-beside-pages.mjs';
import { askOnce } from '../measure-call.mjs';
import { quantile } from '../quantile.mjs';
import { runOperator } from './run-operator.mjs';
import { BESIDE_PAGES_AT_MOST } from '../targets.mjs';

const COURSES_EACH = 10;
const CALLS_A_SECOND = 15;
const CSV_AT_MOST = { memoryMb: 500 };
const COURSE_AT_MOST = { seconds: 10 };

/** What it takes to bring people, enrolments and a course in, and what learners notice of it. */
export async function importRows(product, { cookie, options, onRow }) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'lantern-imports-'));
  const at = (name) => path.join(folder, name);
  const { importedPeople: people } = options;
  const rows = [];
  const measure = async (kind, name, atMost, work) => {
    onRow(name);
    const measured = await work().then(
      (figures) => ({ figures }),
      (error) => ({ figures: {}, failure: error.message }),
    );
    rows.push({ kind, name, where: product.database, atMost, ...measured });
  };
  const imported = async (words, lines) => {
    const { seconds, memoryMb } = await runOperator(product, words);
    return { seconds, linesPerSecond: lines && lines / seconds, memoryMb };
  };
  try {
    await writePeople(at('people.csv'), { run: 'a', people });
    await measure('import', `people import, ${inWords(people)} lines`, CSV_AT_MOST, () =>
      imported(['people', 'import', at('people.csv')], people),
    );
    const courses = await courseCodes(product);
    const enrolments = people * courses.length;
    await writeEnrolments(at('enrolments.csv'), { run: 'a', people, courses });
    await measure('import', `enrolments import, ${inWords(enrolments)} lines`, CSV_AT_MOST, () =>
      imported(['enrolments', 'import', at('enrolments.csv')], enrolments),
    );
    await writeCourse(at('course'));
    await measure('import', 'courses import, 500 activities', COURSE_AT_MOST, () =>
      imported(['courses', 'import', at('course')], null),
    );
    await measure('beside', 'GET objective-accesses beside imports', BESIDE_PAGES_AT_MOST, () =>
      besideImports(product, { cookie, options, at }),
    );
    return rows;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** In turns, so that the machine's mood falls on both. */
async function besideImports(product, { cookie, options, at }) {
  const { windows, windowSeconds: seconds } = options;
  const agent = new Agent({ keepAlive: true });
  const list = () => askOnce(agent, product, { path: LIST, cookie });
  const asked = { perSecond: CALLS_A_SECOND, seconds };
  const [alone, beside] = [[], []];
  try {
    for (let window = 0; window < windows; window += 1) {
      alone.push(...(await steadily(list, asked)));
      let isOver = false;
      const importing = importOver(product, { at, window, isOver: () => isOver });
      beside.push(...(await steadily(list, asked)));
      isOver = true;
      await importing;
    }
  } finally {
    agent.destroy();
  }
  const ms = (answers, share) =>
    quantile(
      answers.map((answer) => answer.ms),
      share,
    );
  return {
    aloneMs: ms(alone, 0.5),
    besideMs: ms(beside, 0.5),
    ratio: ms(beside, 0.5) / ms(alone, 0.5),
    aloneP95Ms: ms(alone, 0.95),
    besideP95Ms: ms(beside, 0.95),
  };
}

const PEOPLE_AT_ONCE = 10_000;

async function importOver(product, { at, window, isOver }) {
  for (let turn = 0; !isOver(); turn += 1) {
    const file = at('more.csv');
    await writePeople(file, { run: `b${window}-${turn}`, people: PEOPLE_AT_ONCE });
    await runOperator(product, ['people', 'import', file]);
  }
}

/** Of courses whose code is theirs alone. */
async function courseCodes(product) {
  const { said } = await runOperator(product, ['courses', 'list', '--json']);
  const codes = JSON.parse(said).map(({ code }) => code);
  return codes
    .filter((code) => code !== '' && codes.indexOf(code) === codes.lastIndexOf(code))
    .slice(0, COURSES_EACH);
}

function inWords(count) {
  return count.toLocaleString('en');
}
