import type { Db } from '../../db/db';
import { sql } from '../../db/sql';

/**
 * Counts the rows anew, so that the database plans its reads by what it holds. PostgreSQL does so by itself after a
 * while; the embedded one never does, and reads a long course row by row, thousands of times, until it is told.
 */
export async function analyzeTables(db: Db): Promise<void> {
  await db.query(sql`analyze`);
}
