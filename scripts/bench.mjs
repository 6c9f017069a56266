import { mkdir, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { benchOptions } from './bench/bench-options.mjs';
import { CATALOG_SIZES, growCatalog, SIZED_CALLS } from './bench/catalog-sizes.mjs';
import { CROWD_SIZE, crowdLearner, fillCrowd } from './bench/crowd/crowd.mjs';
import { CROWD_CALLS } from './bench/crowd/crowd-targets.mjs';
import { measureBesidePages } from './bench/measure-beside-pages.mjs';
import { certificateRow } from './bench/measure-certificates.mjs';
import { measureCall } from './bench/measure-call.mjs';
import { cookiesOf, measurePage } from './bench/measure-page.mjs';
import { importRows } from './bench/imports/measure-imports.mjs';
import { playerRows } from './bench/measure-player.mjs';
import { measureStreams, STREAMS } from './bench/crowd/measure-streams.mjs';
import { measureTyping } from './bench/measure-typing.mjs';
import { brokenPromises, resultTable } from './bench/result-table.mjs';
import { signIn } from './bench/sign-in.mjs';
import { startMeasuredProduct } from './bench/start-measured-product.mjs';
import { BESIDE_PAGES_AT_MOST, CALLS, PAGES, STREAMS_AT_MOST, TYPING_AT_MOST } from './bench/targets.mjs';
import { ensureBrowser } from './lib/install/ensure-browser.mjs';
import { ensureBuilt } from './lib/install/ensure-built.mjs';
import { ensureInstalled } from './lib/install/ensure-installed.mjs';
import { findBrowser } from './lib/install/find-browser.mjs';
import { progressLine } from './lib/progress-line.mjs';
import { projectRoot } from './lib/project-root.mjs';
import { readJson } from './lib/read-json.mjs';
import { endWith, Refusal } from './lib/refusal.mjs';

const RESULT_FILE = path.join(projectRoot, 'reports/bench.json');

/** `npm run bench`: what pages and calls cost, in one table and in reports/bench.json. */
async function bench() {
  const options = benchOptions(process.argv.slice(2));
  const baselineFile = path.resolve(options.baselineFile ?? RESULT_FILE);
  const earlier = await readJson(baselineFile);
  if (options.baselineFile !== null && earlier === null) throw new Refusal(`There is no ${baselineFile}.`);
  await ensureInstalled(progressLine);
  if (options.hasPages) await ensureBrowser(progressLine);
  await ensureBuilt(progressLine);

  const rows = [];
  for (const database of ['PostgreSQL', 'embedded']) {
    const isEnough = rows.length > 0 && !(options.everyDatabase && options.hasCalls);
    if (!isEnough) rows.push(...(await measureOn(database, options, rows.length === 0)));
  }
  if (options.hasCalls) rows.push(await certificateRow());
  console.log(resultTable(rows, earlier?.rows ?? []));
  for (const sentence of brokenPromises(rows)) console.log(`! ${sentence}`);
  await keep(rows);
  return rows.some(({ failure }) => failure !== undefined) ? 1 : 0;
}

async function measureOn(database, options, isFirst) {
  progressLine(`Starting the product, ${database} database`);
  const product = await startMeasuredProduct(database);
  if (product === null) return [];
  const interrupt = () => void product.stop().finally(() => process.exit(130));
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  try {
    const cookies = new Map();
    const cookieOf = async (person) => {
      if (person === undefined) return '';
      if (!cookies.has(person)) cookies.set(person, await signIn(product, person));
      return cookies.get(person);
    };
    return [
      ...(options.hasCalls ? await callRows(product, cookieOf, options) : []),
      ...(options.hasPages && isFirst ? await pageRows(product, cookieOf, options) : []),
      ...(options.hasImports && product.databaseUrl ? await importsOn(product, cookieOf, options) : []),
    ];
  } finally {
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
    await product.stop();
  }
}

async function callRows(product, cookieOf, options) {
  const rows = [];
  for (const target of CALLS) {
    progressLine(`${target.name}, ${product.database}`);
    // What a call may cost is promised on PostgreSQL; the embedded database is for trying things out.
    const atMost = product.database === 'PostgreSQL' ? target.atMost : undefined;
    const row = { kind: 'call', name: target.name, where: product.database, atMost };
    const measured = cookieOf(target.person).then((cookie) =>
      measureCall(product, target, { next: () => ({ ...target, cookie }), options }),
    );
    rows.push({ ...row, ...(await measured.then(asFigures, asFailure)) });
  }
  // The embedded database belongs to the server's process: nobody else can fill it while it runs.
  if (product.databaseUrl === null) return rows;
  rows.push(await besidePagesRow(product, cookieOf, options));
  return [...rows, ...(await sizedRows(product, cookieOf, options)), ...(await crowdRows(product, options))];
}

/** Beside a running server only PostgreSQL takes an import. Last of all: it fills the database. */
async function importsOn(product, cookieOf, options) {
  const onRow = (name) => progressLine(`${name}, ${product.database}`);
  return importRows(product, { cookie: await cookieOf('lin'), options, onRow });
}

async function besidePagesRow(product, cookieOf, options) {
  progressLine(`The list call beside 20 pages a second, ${product.database}`);
  const measured = cookieOf('lin').then((cookie) => measureBesidePages(product, cookie, options));
  const row = {
    kind: 'beside',
    name: 'GET objective-accesses beside 20 pages a second',
    where: product.database,
  };
  return { ...row, atMost: BESIDE_PAGES_AT_MOST, ...(await measured.then(asFigures, asFailure)) };
}

async function sizedRows(product, cookieOf, options) {
  const rows = [];
  for (const size of CATALOG_SIZES) {
    progressLine(`Growing the catalog to ${size.toLocaleString('en')} courses`);
    await growCatalog(product.databaseUrl, size);
    for (const target of SIZED_CALLS) {
      const name = `${target.name}, ${size.toLocaleString('en')} courses`;
      progressLine(`${name}, ${product.database}`);
      const measured = cookieOf(target.person).then((cookie) =>
        measureCall(product, target, { next: () => ({ ...target, cookie }), options }),
      );
      const row = { kind: 'call', name, where: product.database, atMost: target.atMost };
      rows.push({ ...row, ...(await measured.then(asFigures, asFailure)) });
    }
  }
  return rows;
}

async function crowdRows(product, options) {
  progressLine('Filling in 10,000 learners and 100,000 attempts');
  const crowd = await fillCrowd(product.databaseUrl);
  const rows = [await streamRow(product)];
  for (const target of CROWD_CALLS) {
    progressLine(`${target.name}, ${product.database}`);
    const row = { kind: 'call', name: target.name, where: product.database, atMost: target.atMost };
    let number = 0;
    const next = () => {
      const learner = crowdLearner(number);
      number = (number + 1) % CROWD_SIZE;
      return { cookie: learner.cookie, ...target.ask(learner, crowd) };
    };
    rows.push({
      ...row,
      ...(await measureCall(product, target, { next, options }).then(asFigures, asFailure)),
    });
  }
  return rows;
}

async function streamRow(product) {
  const name = `${STREAMS.toLocaleString('en')} open streams`;
  progressLine(`${name}, ${product.database}`);
  const measured = measureStreams(product, (number) => crowdLearner(number).cookie);
  const row = { kind: 'stream', name, where: product.database, atMost: STREAMS_AT_MOST };
  return { ...row, ...(await measured.then(asFigures, asFailure)) };
}

async function pageRows(product, cookieOf, { visits, hasLists }) {
  // Imported here: the calls can be measured without a browser.
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
  try {
    const rows = [];
    for (const target of hasLists ? PAGES : []) {
      progressLine(`${target.name}, in a browser on slow 4G and a 4× slower processor`);
      const measured = await cookieOf(target.person)
        .then((cookie) => measurePage(browser, product, { target, cookie, visits }))
        .then(asFigures, asFailure);
      for (const where of ['cold', 'repeat']) {
        const row = { kind: 'page', name: target.name, where, atMost: target.atMost?.[where] };
        rows.push({ ...row, ...measured, figures: measured.figures[where] ?? {} });
      }
    }
    if (hasLists) rows.push(await typingRow(browser, product, { cookieOf, visits }));
    const onRow = (name) => progressLine(`${name}, on a 4× slower processor`);
    rows.push(...(await playerRows(browser, product, { cookieOf, visits, onRow })));
    return rows;
  } finally {
    await browser.close();
  }
}

async function typingRow(browser, product, { cookieOf, visits }) {
  progressLine('Typing in the search above 200 cards, on a 4× slower processor');
  const measured = cookieOf('lin').then((cookie) =>
    measureTyping(browser, product, { cookies: cookiesOf(cookie, product.url), visits }),
  );
  const row = { kind: 'typing', name: 'search in 200 courses', where: '4× slower', atMost: TYPING_AT_MOST };
  return { ...row, ...(await measured.then(asFigures, asFailure)) };
}

function asFigures(figures) {
  return { figures };
}

/** One target that cannot be measured does not cost the others their figures. */
function asFailure(error) {
  return { figures: {}, failure: error.message };
}

async function keep(rows) {
  const machine = { node: process.version, system: `${os.type()} ${os.arch()}`, cores: os.cpus().length };
  await mkdir(path.dirname(RESULT_FILE), { recursive: true });
  await writeFile(
    RESULT_FILE,
    `${JSON.stringify({ measured: new Date().toISOString(), machine, rows }, null, 2)}\n`,
  );
  console.log(`\nKept in ${path.relative(projectRoot, RESULT_FILE)}; the next run compares with it.`);
}

bench().then((code) => process.exit(code), endWith);
