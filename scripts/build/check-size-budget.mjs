import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '../lib/project-root.mjs';
import { Refusal } from '../lib/refusal.mjs';

const BUDGET_FILE = 'apps/portal/budget.json';

/**
 * Weighs each page of the budget as a first visit loads it (its own modules, the entry's, and all they import),
 * in brotli bytes. Answers a line per page; refuses when one is over.
 *
 * The budget: `{ entry, pages: { name: [module, …] }, maxJsBytes, maxCssBytes }`, modules as Vite names them.
 */
export async function checkSizeBudget(clientFolder) {
  const budget = await readJson(path.join(projectRoot, BUDGET_FILE));
  const manifest = await readJson(path.join(clientFolder, '.vite/manifest.json'));
  const held = await readJson(path.join(clientFolder, '.vite/ssr-manifest.json'));
  const limits = { js: budget.maxJsBytes, css: budget.maxCssBytes ?? Infinity };
  const pages = await Promise.all(
    Object.entries(budget.pages).map(async ([name, modules]) => {
      const files = filesOf(manifest, [
        budget.entry,
        ...modules.flatMap((module) => chunkOf(module, manifest, held)),
      ]);
      const [js, css] = await Promise.all([weigh(clientFolder, files.js), weigh(clientFolder, files.css)]);
      return { name, js, css, isOver: js > limits.js || css > limits.css };
    }),
  );
  const lines = pages.map(
    ({ name, js, css, isOver }) => `${isOver ? 'OVER ' : ''}${name}: ${inKb(js)} js, ${inKb(css)} css`,
  );
  if (pages.some(({ isOver }) => isOver)) {
    const most = Number.isFinite(limits.css)
      ? `${inKb(limits.js)} js, ${inKb(limits.css)} css`
      : `${inKb(limits.js)} js`;
    throw new Refusal(
      `${lines.join('\n')}\nA page weighs more than ${BUDGET_FILE} allows (${most}, brotli).`,
    );
  }
  return lines;
}

/** The chunk that holds a module: its own, or that of many. The entry's own modules are in none other. */
function chunkOf(module, manifest, held) {
  if (manifest[module]) return [module];
  if (!held[module]) throw new Refusal(`${BUDGET_FILE} names ${module}, which the build does not know.`);
  return Object.keys(manifest).filter(
    (key) => manifest[key].file.endsWith('.js') && held[module].includes(`/learn/${manifest[key].file}`),
  );
}

/** Every script and stylesheet that the modules load at once, each counted one time. */
function filesOf(manifest, modules) {
  const seen = new Set();
  const css = new Set();
  const visit = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (chunk === undefined) throw new Refusal(`${BUDGET_FILE} names ${key}, which the build does not know.`);
    for (const file of chunk.css ?? []) css.add(file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const module of modules) visit(module);
  const js = new Set([...seen].map((key) => manifest[key].file).filter((file) => file.endsWith('.js')));
  return { js, css };
}

async function weigh(folder, files) {
  const sizes = await Promise.all([...files].map((file) => sentSize(path.join(folder, file))));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function sentSize(file) {
  const { size } = await stat(`${file}.br`).catch(() => stat(file));
  return size;
}

async function readJson(file) {
  return JSON.parse(await readFile(file, 'utf8'));
}

function inKb(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
