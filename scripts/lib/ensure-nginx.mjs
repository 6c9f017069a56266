import { ensureDebianPackage } from './ensure-debian-package.mjs';
import { findProgram } from './find-program.mjs';

/** Finds nginx, or installs Debian's where this user may. */
export function ensureNginx(report) {
  return ensureDebianPackage(report, {
    name: 'nginx',
    isThere: () => findProgram('nginx') !== null,
    whatToInstall:
      'The tests of the server behind a proxy need nginx: install it (on Debian: apt-get install nginx).',
  });
}
