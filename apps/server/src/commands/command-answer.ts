import { type Command, commandResultCall, type Step } from '@lantern/contract/command';
import { type ProblemCode, ProblemError } from '@lantern/contract/problem-error';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import type { Preference } from '../http/input/preference';
import { call, type ServedCall } from '../http/served-call';
import { findCommand, type StoredCommand } from '../store/platform/commands';

type Answered = {
  stored: StoredCommand;
  /** Where the result can be read later. */
  address: string;
  id: string;
  preference: Preference | null;
  /** What a refusal is called for who waited for it. */
  refusedAs: ProblemCode;
};

/** [7.32] [8.2] 200 with the outcome for who wants to wait, else 202 and the address of the result. */
export function answerCommand(
  reply: FastifyReply,
  { stored, address, id, preference, refusedAs }: Answered,
): FastifyReply {
  reply.header('cache-control', 'no-store');
  if (preference) reply.header('preference-applied', preference);
  if (preference !== 'respond-sync') return reply.code(202).header('location', address).send({ id });
  if (stored.result === 'failed') throw new ProblemError(refusedAs, stored.errors);
  return reply.send(stored.outcome);
}

/** What a command has come to, for whoever gave it. */
export function resultCallOf(command: Command | Step): ServedCall {
  const { kind } = command;
  const contract = commandResultCall(command);
  const served = call(contract, async ({ params: { id } }, { db, learner }) => {
    const stored = await findCommand(db, { ...learner, kind, id });
    if (!stored) throw new ProblemError('notFound');
    const { result, entityId, errors } = stored;
    return { id, completed: true, result, entityId, errors };
  });
  // Whoever made an address up is told that nothing is there, as for one that nobody has used.
  const check = ({ params }: { params: unknown }) => {
    if (!z.safeParse(contract.params, params).success) throw new ProblemError('notFound');
  };
  return { ...served, check };
}
