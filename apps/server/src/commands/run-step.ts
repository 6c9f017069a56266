import { PROBLEM_STATUS, ProblemError } from '@lantern/contract/problem-error';
import type { Db } from '../db/db';
import { isUniqueViolation } from '../db/errors';
import { type CommandKey, findCommand, insertCommand, type StoredCommand } from '../store/platform/commands';
import { hashOfBody, sameBody } from './run-command';

export type StepRun = {
  key: CommandKey;
  asked: unknown;
  now: Date;
  /** Whoever waits is told of a refusal at once, and may try again with the same id. */
  isAwaited: boolean;
  work: () => Promise<unknown>;
};

const REFUSALS: readonly number[] = [403, 404, 409];

/** Does the work and remembers what came of it. A crash between the two is harmless: the work may be done twice. */
export async function runStep(db: Db, { key, asked, now, isAwaited, work }: StepRun): Promise<StoredCommand> {
  const bodyHash = hashOfBody(asked);
  const before = await findCommand(db, key);
  if (before) return sameBody(before, bodyHash);
  const stored = await outcomeOf(work, { bodyHash, isAwaited });
  try {
    await insertCommand(db, key, stored, now);
    return stored;
  } catch (error) {
    const other = isUniqueViolation(error) ? await findCommand(db, key) : null;
    if (!other) throw error;
    return sameBody(other, bodyHash);
  }
}

async function outcomeOf(
  work: StepRun['work'],
  { bodyHash, isAwaited }: { bodyHash: string; isAwaited: boolean },
): Promise<StoredCommand> {
  try {
    const outcome = await work();
    return { bodyHash, result: 'completed', entityId: entityIdOf(outcome), errors: {}, outcome };
  } catch (error) {
    const isRefusal = error instanceof ProblemError && REFUSALS.includes(PROBLEM_STATUS[error.code]);
    if (isAwaited || !isRefusal) throw error;
    return { bodyHash, result: 'failed', entityId: null, errors: error.errors, outcome: null };
  }
}

/** [7.12] The last of what was begun or changed. */
function entityIdOf(outcome: unknown): string | null {
  const { id = null, data = [] } = outcome as { id?: string; data?: Array<{ id: string }> }; // one entity, or a list
  return id ?? data.at(-1)?.id ?? null;
}
