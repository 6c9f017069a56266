import type { Database, Db } from '../db/db';
import type { Sql } from '../db/sql';

const OUTBOX = /\blive_changes\b/;

/** The same database, which tells once something that was written to the outbox has been committed. */
export function wakeOnCommit(database: Database, onCommit: () => void): Database {
  const watched = (db: Db): Db => ({
    query: async <Row>(statement: Sql) => {
      const rows = await db.query<Row>(statement);
      if (OUTBOX.test(statement.text)) onCommit();
      return rows;
    },
    transaction: async (work) => {
      let hasChanges = false;
      const result = await db.transaction((tx) => work(noting(tx, () => (hasChanges = true))));
      if (hasChanges) onCommit();
      return result;
    },
  });
  return { ...database, ...watched(database), forTenant: (id) => watched(database.forTenant(id)) };
}

function noting(tx: Db, note: () => void): Db {
  const noted: Db = {
    query: (statement) => {
      if (OUTBOX.test(statement.text)) note();
      return tx.query(statement);
    },
    transaction: (nested) => nested(noted),
  };
  return noted;
}
