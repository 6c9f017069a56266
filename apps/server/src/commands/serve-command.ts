import type { CallAnswer, CallInput } from '@lantern/contract/call';
import { type Command, type CommandResult, commandResult } from '@lantern/contract/command';
import { ProblemError } from '@lantern/contract/problem-error';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import type { Db } from '../db/db';
import type { SignedInContext } from '../http/call-context';
import { requireLearner } from '../http/check-audience';
import { checkSameSite } from '../http/check-same-site';
import { rateLimit } from '../http/rate-limit';
import { readInput } from '../http/read-input';
import type { ContextOf } from '../http/serve';
import { findCommand, type StoredCommand } from '../store/commands';
import { type CommandOutcome, runCommand } from './run-command';

export type CommandHandler<C extends Command> = (
  input: CallInput<C>,
  context: SignedInContext & { db: Db },
) => Promise<
  | { kind: 'completed'; entityId: string | null; outcome: CallAnswer<C> }
  | Extract<CommandOutcome, { kind: 'failed' }>
>;

export type ServeCommand = <C extends Command>(command: C, handler: CommandHandler<C>) => void;

const MINUTE_MS = 60_000;
const COMMANDS_A_MINUTE = 60;

/** Registers a command and the address of its result. Both ways of `Prefer` run the same code. */
export function createServeCommand(app: FastifyInstance, contextOf: ContextOf): ServeCommand {
  const limit = rateLimit(COMMANDS_A_MINUTE, MINUTE_MS);

  return (command, handler) => {
    app.post(command.path, async (request, reply) => {
      checkSameSite(request);
      const context = requireLearner(await contextOf(request));
      limit(`${context.tenant.id} ${context.session.userId}`, context.now.getTime());
      const input = readInput(command, request, context.locale) as { body: { id: string } };
      const stored = await runCommand(context.db, {
        key: keyOf(context, command, input.body.id),
        body: input.body,
        now: context.now,
        work: async (tx) => {
          const done = await handler(input as never, { ...context, db: tx }); // read by the command's own schemas
          if (done.kind === 'failed') return done;
          return { ...done, outcome: z.encode(command.response, done.outcome) };
        },
      });
      return answer(reply, {
        stored,
        id: input.body.id,
        path: command.path,
        sync: prefersSync(request.headers['prefer']),
      });
    });

    app.get(`${command.path}/:id`, async (request) => {
      const context = requireLearner(await contextOf(request));
      const { id } = request.params as { id: string };
      if (!z.safeParse(z.guid(), id).success) throw new ProblemError('notFound');
      const stored = await findCommand(context.db, keyOf(context, command, id));
      if (!stored) throw new ProblemError('notFound');
      return z.encode(commandResult, resultOf(id, stored));
    });
  };
}

function answer(
  reply: FastifyReply,
  { stored, id, path, sync }: { stored: StoredCommand; id: string; path: string; sync: boolean },
) {
  reply.header('cache-control', 'no-store');
  if (!sync) return reply.code(202).header('location', `${path}/${id}`).send({ id });
  if (stored.result === 2) throw new ProblemError('commandFailed', stored.errors);
  return reply.header('preference-applied', 'respond-sync').send(stored.outcome);
}

function resultOf(id: string, { result, entityId, errors }: StoredCommand): CommandResult {
  return { id, completed: true, result, entityId, errors };
}

function keyOf({ tenant, session }: SignedInContext, { kind }: Command, id: string) {
  return { tenantId: tenant.id, userId: session.userId, kind, id };
}

function prefersSync(prefer: string | string[] | undefined): boolean {
  return String(prefer ?? '').includes('respond-sync');
}
