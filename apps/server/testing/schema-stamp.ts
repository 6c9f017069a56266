import { createHash } from 'node:crypto';
import { MIGRATIONS } from '../src/db/migrate';
import { WALL_SCRIPT } from '../src/db/tenant-wall';

/** Changes with the schema, with who may do what in it, and with whatever else makes a database another one. */
export function schemaStamp(...further: string[]): string {
  const hash = createHash('sha256');
  for (const { name, script } of MIGRATIONS) hash.update(name).update(script);
  for (const text of [WALL_SCRIPT, ...further]) hash.update(text);
  return hash.digest('hex').slice(0, 16);
}
