import { ensureDebianPackage } from './ensure-debian-package.mjs';
import { findPostgres } from './find-postgres.mjs';
import { findProgram } from './find-program.mjs';

/** Finds PostgreSQL's server programs, or installs Debian's where this user may. */
export function ensurePostgres(report) {
  return ensureDebianPackage(report, {
    name: 'postgresql',
    isThere: () => findPostgres() !== null,
    whatToInstall: 'The faults need PostgreSQL: install it (on Debian: apt-get install postgresql).',
  });
}

/** Finds PgBouncer, or installs Debian's where this user may. */
export function ensurePgbouncer(report) {
  return ensureDebianPackage(report, {
    name: 'pgbouncer',
    isThere: () => findProgram('pgbouncer') !== null,
    whatToInstall: 'The faults need PgBouncer: install it (on Debian: apt-get install pgbouncer).',
  });
}
