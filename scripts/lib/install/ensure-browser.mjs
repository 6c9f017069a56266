import { ensureDebianPackage } from './ensure-debian-package.mjs';
import { findBrowser } from './find-browser.mjs';

/** Finds a browser, or installs Debian's Chromium where this user may. */
export function ensureBrowser(report) {
  return ensureDebianPackage(report, {
    name: 'chromium',
    isThere: () => findBrowser() !== null,
    whatToInstall:
      'The browser tests need Chrome, Chromium or Edge: install one (on Debian: apt-get install chromium), or set BROWSER_PATH to one.',
  });
}
