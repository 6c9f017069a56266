import type { Db } from './db';
import { sql } from './sql';

/** What time it is to the database, which is the same for every server on it. */
export async function readDatabaseTime(db: Db): Promise<Date> {
  const [row] = await db.query<{ now: Date }>(sql`select clock_timestamp() as now`);
  if (!row) throw new Error('The database told no time.');
  return row.now;
}
