import type { Database, Db } from '../../src/db/db';
import type { Sql } from '../../src/db/sql';

export type CountedDatabase = {
  db: Database /** What was asked since the last look. */;
  take: () => string[];
};

/** For tests: a database that remembers the statements it was asked, begin and commit included. */
export function countedDatabase(database: Database): CountedDatabase {
  let asked: string[] = [];
  const counted = (db: Db): Db => ({
    query: <Row>(statement: Sql) => {
      asked.push(statement.text.trim().replaceAll(/\s+/g, ' '));
      return db.query<Row>(statement);
    },
    transaction: (work) =>
      db.transaction(async (tx) => {
        asked.push('begin');
        const result = await work(counted(tx));
        asked.push('commit');
        return result;
      }),
  });
  return {
    db: {
      ...database,
      ...counted(database),
      forTenant: (tenantId) => counted(database.forTenant(tenantId)),
    },
    take: () => {
      const taken = asked;
      asked = [];
      return taken;
    },
  };
}
