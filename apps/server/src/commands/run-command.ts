import { createHash } from 'node:crypto';
import { type FieldMessages, ProblemError } from '@lantern/contract/problem-error';
import type { Db } from '../db/db';
import { isUniqueViolation } from '../db/errors';
import { type CommandKey, findCommand, insertCommand, type StoredCommand } from '../store/platform/commands';

/** What a command did, and the entity that it made or changed. */
export type Completed<Outcome = unknown> = { kind: 'completed'; entityId: string | null; outcome: Outcome };
/** Why a command was refused; remembered like a success. */
export type Failed = { kind: 'failed'; errors: FieldMessages };

/** Carries a refusal out of its transaction, so that what was written before it is undone. */
class Refusal extends Error {
  constructor(readonly errors: FieldMessages) {
    super('refused');
  }
}

export type CommandRun = {
  key: CommandKey;
  body: unknown;
  now: Date;
  work: (tx: Db) => Promise<Completed | Failed>;
};

/** Does the work once: the state change and the memory of the command commit together, the answer follows the commit. */
export async function runCommand(db: Db, { key, body, now, work }: CommandRun): Promise<StoredCommand> {
  const bodyHash = hashOfBody(body);
  const before = await findCommand(db, key);
  if (before) return sameBody(before, bodyHash);
  try {
    return await db.transaction(async (tx) => {
      const outcome = await work(tx);
      if (outcome.kind === 'failed') throw new Refusal(outcome.errors);
      const { entityId, outcome: answer } = outcome;
      const stored: StoredCommand = { bodyHash, result: 'completed', entityId, errors: {}, outcome: answer };
      await insertCommand(tx, key, stored, now);
      return stored;
    });
  } catch (error) {
    if (error instanceof Refusal) return keepRefusal(db, key, { bodyHash, errors: error.errors, now });
    if (isUniqueViolation(error)) return afterTheOther(db, { key, bodyHash, error });
    throw error;
  }
}

async function keepRefusal(
  db: Db,
  key: CommandKey,
  { bodyHash, errors, now }: { bodyHash: string; errors: FieldMessages; now: Date },
): Promise<StoredCommand> {
  const stored: StoredCommand = { bodyHash, result: 'failed', entityId: null, errors, outcome: null };
  try {
    await insertCommand(db, key, stored, now);
    return stored;
  } catch (error) {
    if (isUniqueViolation(error)) return afterTheOther(db, { key, bodyHash, error });
    throw error;
  }
}

/** Another request with the same id committed first: its outcome is the answer. Any other conflict is not ours to hide. */
async function afterTheOther(
  db: Db,
  { key, bodyHash, error }: { key: CommandKey; bodyHash: string; error: unknown },
): Promise<StoredCommand> {
  const other = await findCommand(db, key);
  if (!other) throw error;
  return sameBody(other, bodyHash);
}

/** The first outcome, to whoever asks the same again. */
export function sameBody(stored: StoredCommand, bodyHash: string): StoredCommand {
  if (stored.bodyHash !== bodyHash) throw new ProblemError('idReused');
  return stored;
}

export function hashOfBody(body: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(body)))
    .digest('base64url');
}

/** The order in which a client writes its fields says nothing. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
