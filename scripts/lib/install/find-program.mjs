import { existsSync } from 'node:fs';
import path from 'node:path';

/** Where Debian puts servers; they are not on everybody's PATH. */
const SERVERS = '/usr/sbin';

/** The file of a program of this machine, or null. */
export function findProgram(name, env = process.env) {
  const file = process.platform === 'win32' ? `${name}.exe` : name;
  const folders = [...(env.PATH ?? '').split(path.delimiter).filter(Boolean), SERVERS];
  return folders.map((folder) => path.join(folder, file)).find((place) => existsSync(place)) ?? null;
}
