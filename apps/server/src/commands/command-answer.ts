import { fillPath } from '@lantern/contract/call';
import { type Command, type CommandResult, commandResult, type Step } from '@lantern/contract/command';
import { type ProblemCode, ProblemError } from '@lantern/contract/problem-error';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import type { SignedInContext } from '../http/call-context';
import { requireAudience } from '../http/check-audience';
import type { Preference } from '../http/input/preference';
import type { ContextOf } from '../http/serve';
import { type CommandKey, findCommand, type StoredCommand } from '../store/platform/commands';

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
  if (stored.result === 2) throw new ProblemError(refusedAs, stored.errors);
  return reply.send(stored.outcome);
}

/** The command's own path and its id. */
export function resultAddress(
  { path }: Command | Step,
  params: Record<string, string> | undefined,
  id: string,
): string {
  return `${fillPath(path, params)}/${id}`;
}

/** Serves what a command has come to, to whoever gave it. */
export function serveResult(app: FastifyInstance, contextOf: ContextOf, command: Command | Step): void {
  app.get(`${command.path}/:id`, async (request) => {
    const context = requireAudience(command.audience, await contextOf(request));
    const { id } = request.params as { id: string }; // the route's own parameter
    if (!z.safeParse(z.guid(), id).success) throw new ProblemError('notFound');
    const stored = await findCommand(context.db, commandKey(context, command, id));
    if (!stored) throw new ProblemError('notFound');
    return z.encode(commandResult, resultOf(id, stored));
  });
}

function resultOf(id: string, { result, entityId, errors }: StoredCommand): CommandResult {
  return { id, completed: true, result, entityId, errors };
}

export function commandKey(
  { tenant, session }: SignedInContext,
  { kind }: Command | Step,
  id: string,
): CommandKey {
  return { tenantId: tenant.id, userId: session.userId, kind, id };
}
