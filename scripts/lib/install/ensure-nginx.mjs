import { ensureDebianPackage } from './ensure-debian-package.mjs';
import { findProgram } from './find-program.mjs';

/** Finds nginx, and openssl for its certificate, or installs Debian's where this user may. */
export async function ensureNginx(report) {
  for (const name of ['nginx', 'openssl'])
    await ensureDebianPackage(report, {
      name,
      isThere: () => findProgram(name) !== null,
      whatToInstall: `The tests of the server behind a proxy need ${name}: install it (on Debian: apt-get install ${name}).`,
    });
}
