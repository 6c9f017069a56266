import type { FieldMessages } from '@lantern/contract/problem-error';
import { type Db, findOne } from '../../db/db';
import { sql } from '../../db/sql';

export type CommandKey = { tenantId: string; userId: string; kind: string; id: string };

export type StoredCommand = {
  bodyHash: string;
  result: 1 | 2 | 3;
  entityId: string | null;
  errors: FieldMessages;
  outcome: unknown;
};

export function findCommand(
  db: Db,
  { tenantId, userId, kind, id }: CommandKey,
): Promise<StoredCommand | null> {
  return findOne<StoredCommand>(
    db,
    sql`select body_hash as "bodyHash", result, entity_id as "entityId", errors, outcome
          from commands
         where tenant_id = ${tenantId} and user_id = ${userId} and kind = ${kind} and id = ${id}`,
  );
}

/** Whoever sends it again is not answered from memory. */
export async function deleteCommand(db: Db, { tenantId, userId, kind, id }: CommandKey): Promise<void> {
  await db.query(
    sql`delete from commands
         where tenant_id = ${tenantId} and user_id = ${userId} and kind = ${kind} and id = ${id}`,
  );
}

/** Two requests with one id meet here: the second waits for the first, then fails on the key. */
export async function insertCommand(
  db: Db,
  { tenantId, userId, kind, id }: CommandKey,
  { bodyHash, result, entityId, errors, outcome }: StoredCommand,
  now: Date,
): Promise<void> {
  await db.query(
    sql`insert into commands
          (tenant_id, user_id, kind, id, body_hash, result, entity_id, errors, outcome, created)
        values (${tenantId}, ${userId}, ${kind}, ${id}, ${bodyHash}, ${result}, ${entityId},
                ${JSON.stringify(errors)}, ${JSON.stringify(outcome ?? null)}, ${now})`,
  );
}

export async function deleteCommandsBefore(db: Db, before: Date): Promise<void> {
  await db.query(sql`delete from commands where created < ${before}`);
}
