import { existsSync } from 'node:fs';
import { findBrowser } from './find-browser.mjs';
import { Refusal } from './refusal.mjs';
import { runCommand } from './run-command.mjs';

const WHAT_TO_INSTALL =
  'The browser tests need Chrome, Chromium or Edge: install one (on Debian: apt-get install chromium), or set BROWSER_PATH to one.';

/** Finds a browser, or installs Debian's Chromium where this user may. */
export async function ensureBrowser(report) {
  if (findBrowser() !== null) return;
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!mayInstall) throw new Refusal(WHAT_TO_INSTALL);
  report('Installing Chromium');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', 'chromium'],
  ]) {
    const { code, output } = await runCommand('apt-get', args, { env });
    if (code !== 0) throw new Refusal(`${output.trimEnd()}\napt-get ${args[0]} failed. ${WHAT_TO_INSTALL}`);
  }
  if (findBrowser() === null) throw new Refusal(WHAT_TO_INSTALL);
}
