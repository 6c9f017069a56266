import type { FieldMessages } from '@lantern/contract/problem-error';
import { COMMAND_RESULTS, type CommandResult } from '@lantern/domain/vocabulary';
import { COMMAND_RESULT_CODES } from '@lantern/domain/vocabulary-codes';
import { type Db, findOne } from '../../db/db';
import { sql } from '../../db/sql';

export type CommandKey = { tenantId: string; userId: string; kind: string; id: string };

export type StoredCommand = {
  bodyHash: string;
  result: CommandResult;
  entityId: string | null;
  errors: FieldMessages;
  outcome: unknown;
};

export async function findCommand(
  db: Db,
  { tenantId, userId, kind, id }: CommandKey,
): Promise<StoredCommand | null> {
  const row = await findOne<Omit<StoredCommand, 'result'> & { code: number }>(
    db,
    sql`select body_hash as "bodyHash", result as code, entity_id as "entityId", errors, outcome
          from commands
         where tenant_id = ${tenantId} and user_id = ${userId} and kind = ${kind} and id = ${id}`,
  );
  if (!row) return null;
  const { code, ...command } = row;
  return {
    ...command,
    result: COMMAND_RESULTS.find((name) => COMMAND_RESULT_CODES[name] === code) ?? 'failed',
  };
}

/** Whoever sends it again is not answered from memory. */
export async function deleteCommand(db: Db, { tenantId, userId, kind, id }: CommandKey): Promise<void> {
  await db.query(
    sql`delete from commands
         where tenant_id = ${tenantId} and user_id = ${userId} and kind = ${kind} and id = ${id}`,
  );
}

/** Of whatever it made. */
export async function deleteCommandsOf(
  db: Db,
  { tenantId, userId, entityId }: { tenantId: string; userId: string; entityId: string },
): Promise<void> {
  await db.query(
    sql`delete from commands
         where tenant_id = ${tenantId} and user_id = ${userId} and entity_id = ${entityId}`,
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
        values (${tenantId}, ${userId}, ${kind}, ${id}, ${bodyHash}, ${COMMAND_RESULT_CODES[result]}, ${entityId},
                ${JSON.stringify(errors)}, ${JSON.stringify(outcome ?? null)}, ${now})`,
  );
}

export async function deleteCommandsBefore(db: Db, before: Date): Promise<void> {
  await db.query(sql`delete from commands where created < ${before}`);
}
