import * as z from 'zod/mini';
import { type Call, id } from './call';

/** [4.6] How a command ended, as the wire numbers it. */
export const COMMAND_RESULT_CODES = { completed: 1, failed: 2, canceled: 3 } as const;

/** What the result address answers: `completed` is false while the command runs. */
export const commandResult = z.object({
  id,
  completed: z.boolean(),
  result: z.nullable(z.union([z.literal(1), z.literal(2), z.literal(3)])),
  entityId: z.nullable(id),
  errors: z.record(z.string(), z.array(z.string())),
});
export type CommandResult = z.output<typeof commandResult>;

/** A POST with a client-made id: idempotent, sync or async by `Prefer`, its result kept. */
export type Command = Call & {
  method: 'POST';
  audience: 'learner' | 'grader';
  /** The name under which the command and its result are kept; the last part of its path. */
  kind: string;
};

export function defineCommand<const C extends Omit<Command, 'method' | 'audience'>>(
  command: C,
): C & { method: 'POST'; audience: 'learner' } {
  return { ...command, method: 'POST', audience: 'learner' };
}

/** [4.3] The same, for those who grade. */
export function defineGraderCommand<const C extends Omit<Command, 'method' | 'audience'>>(
  command: C,
): C & { method: 'POST'; audience: 'grader' } {
  return { ...command, method: 'POST', audience: 'grader' };
}

/**
 * [7.10]–[7.12] Reading 73: a write that may be repeated at will, so that it needs no id. Sync or async by `Prefer` like
 * any command; a client that sends an id gets the first outcome again, another gets the server's.
 */
export type Step = Call & { method: 'POST' | 'PUT'; audience: 'learner'; kind: string };

export function defineStep<const C extends Omit<Step, 'audience'>>(step: C): C & { audience: 'learner' } {
  return { ...step, audience: 'learner' };
}
