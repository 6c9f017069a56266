import { existsSync } from 'node:fs';
import { Refusal } from '../refusal.mjs';
import { runCommand } from '../run-command.mjs';

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
