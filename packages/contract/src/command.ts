import { COMMAND_RESULT_CODES } from '@lantern/domain/vocabulary-codes';
import * as z from 'zod/mini';
import { type Call, id } from './call';
import { coded } from './coded';

/** What the result address answers: `completed` is false while the command runs. */
export const commandResult = z.object({
  id,
  completed: z.boolean(),
  /** [4.6] How it ended. */
  result: z.nullable(coded(COMMAND_RESULT_CODES)),
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

/** [7.32] A command has a second address, where its result is read. */
export function commandResultCall({ path, audience, summary, params }: Command | Step) {
  return {
    method: 'GET',
    path: `${path}/:id`,
    audience,
    summary: `How the command ended: ${summary}`,
    params: z.object({ ...params?.shape, id }),
    response: commandResult,
  } as const satisfies Call;
}
