import { ensureDebianPackage } from './ensure-debian-package.mjs';
import { findProgram } from './find-program.mjs';

/** Finds pdftotext, or installs Debian's where this user may. */
export function ensurePdfTools(report) {
  return ensureDebianPackage(report, {
    name: 'poppler-utils',
    isThere: () => findProgram('pdftotext') !== null,
    whatToInstall:
      'The tests of certificates read documents with pdftotext: install poppler (on Debian: apt-get install poppler-utils).',
  });
}
