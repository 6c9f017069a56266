import { existsSync } from 'node:fs';
import { Refusal } from '../refusal.mjs';
import { runCommand } from '../run-command.mjs';
import { findProgram } from './find-program.mjs';

/**
 * A program of this machine that a command needs: `isThere` looks for it, and where it is missing Debian's package
 * is installed if this user may. `whatToInstall` is the sentence for whoever has to do it by hand.
 */
export async function ensureDebianPackage(report, { name, isThere, whatToInstall }) {
  if (isThere()) return;
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!mayInstall) throw new Refusal(whatToInstall);
  report(`Installing ${name}`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', name],
  ]) {
    const { code, output } = await runCommand('apt-get', args, { env });
    if (code !== 0) throw new Refusal(`${output.trimEnd()}\napt-get ${args[0]} failed. ${whatToInstall}`);
  }
  if (!isThere()) throw new Refusal(whatToInstall);
}

/** Finds pdftotext, or installs Debian's where this user may. */
export function ensurePdfTools(report) {
  return ensureDebianPackage(report, {
    name: 'poppler-utils',
    isThere: () => findProgram('pdftotext') !== null,
    whatToInstall:
      'The tests of certificates read documents with pdftotext: install poppler (on Debian: apt-get install poppler-utils).',
  });
}

/** Finds nginx, and openssl for its certificate, or installs Debian's where this user may. */
export async function ensureNginx(report) {
  for (const name of ['nginx', 'openssl'])
    await ensureDebianPackage(report, {
      name,
      isThere: () => findProgram(name) !== null,
      whatToInstall: `The tests of the server behind a proxy need ${name}: install it (on Debian: apt-get install ${name}).`,
    });
}
