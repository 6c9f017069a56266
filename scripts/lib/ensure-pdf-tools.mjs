import { existsSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from './refusal.mjs';
import { runCommand } from './run-command.mjs';

const WHAT_TO_INSTALL =
  'The tests of certificates read documents with pdftotext: install poppler (on Debian: apt-get install poppler-utils).';

/** Finds pdftotext, or installs Debian's where this user may. */
export async function ensurePdfTools(report) {
  if (hasPdfTools()) return;
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!mayInstall) throw new Refusal(WHAT_TO_INSTALL);
  report('Installing poppler-utils');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', 'poppler-utils'],
  ]) {
    const { code, output } = await runCommand('apt-get', args, { env });
    if (code !== 0) throw new Refusal(`${output.trimEnd()}\napt-get ${args[0]} failed. ${WHAT_TO_INSTALL}`);
  }
  if (!hasPdfTools()) throw new Refusal(WHAT_TO_INSTALL);
}

function hasPdfTools(env = process.env) {
  const name = process.platform === 'win32' ? 'pdftotext.exe' : 'pdftotext';
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return folders.some((folder) => existsSync(path.join(folder, name)));
}
