import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '../project-root.mjs';
import { Refusal } from '../refusal.mjs';
import { runCommand } from '../run-command.mjs';

/** Installs exactly the lock file, and only when what is installed differs from it. */
export async function ensureInstalled(report) {
  if (await isInstalled()) return;
  report('Installing the dependencies of package-lock.json');
  const { code, output } = await runCommand(...npmCommand(['ci', '--loglevel=error']));
  if (code === 0) return;
  throw new Refusal(
    `${output.trimEnd()}\nThe dependencies could not be installed: npm ci ended with code ${code}.`,
  );
}

// npm keeps what it installed in node_modules/.package-lock.json, written last: an interrupted install has none.
async function isInstalled() {
  const [wanted, present] = await Promise.all([
    lockedPackages('package-lock.json'),
    lockedPackages('node_modules/.package-lock.json'),
  ]);
  if (wanted === null)
    throw new Refusal('package-lock.json is missing: this is not a whole copy of Lantern.');
  if (present === null) return false;
  return Object.entries(wanted).every(([place, entry]) => {
    if (place === '') return true;
    const installed = present[place];
    if (installed === undefined) return entry.optional === true;
    return installed.version === entry.version && installed.integrity === entry.integrity;
  });
}

async function lockedPackages(file) {
  const text = await readFile(path.join(projectRoot, file), 'utf8').catch(() => null);
  return text === null ? null : JSON.parse(text).packages;
}

/** The npm that runs us when there is one: it needs no shell on any system. */
function npmCommand(args) {
  const running = process.env.npm_execpath;
  return running?.endsWith('.js') ? [process.execPath, [running, ...args]] : ['npm', args];
}
