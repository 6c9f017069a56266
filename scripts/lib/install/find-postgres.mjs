import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const DEBIAN_PLACE = '/usr/lib/postgresql';

/** The folder of PostgreSQL's server programs, the newest where several are installed, or null. */
export function findPostgres(env = process.env) {
  const folders = [...(env.PATH ?? '').split(path.delimiter).filter(Boolean), ...debianFolders()];
  return (
    folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(path.join(folder, name)))) ??
    null
  );
}

function debianFolders() {
  if (!existsSync(DEBIAN_PLACE)) return [];
  return readdirSync(DEBIAN_PLACE)
    .sort((left, right) => Number(right) - Number(left))
    .map((version) => path.join(DEBIAN_PLACE, version, 'bin'));
}
