import type { CallAnswer, CallInput } from '@lantern/contract/call';
import type { Command } from '@lantern/contract/command';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Db } from '../db/db';
import type { SignedInContext } from '../http/call-context';
import { requireAudience } from '../http/check-audience';
import { checkSameSite } from '../http/check-same-site';
import { preferenceOf } from '../http/input/preference';
import { rateLimit } from '../http/rate-limit';
import { readInput } from '../http/input/read-input';
import type { ContextOf } from '../http/serve';
import { answerCommand, commandKey, resultAddress, serveResult } from './command-answer';
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
      const context = requireAudience(command.audience, await contextOf(request));
      limit(`${context.tenant.id} ${context.session.userId}`, context.now.getTime());
      const input = readInput(command, request, context.locale) as { body: { id: string } };
      const { id } = input.body;
      const stored = await runCommand(context.db, {
        key: commandKey(context, command, id),
        body: input.body,
        now: context.now,
        work: async (tx) => {
          const done = await handler(input as never, { ...context, db: tx }); // read by the command's own schemas
          if (done.kind === 'failed') return done;
          return { ...done, outcome: z.encode(command.response, done.outcome) };
        },
      });
      const preference = preferenceOf(request.headers['prefer']);
      const address = resultAddress(command, undefined, id);
      return answerCommand(reply, { stored, id, address, preference, refusedAs: 'commandFailed' });
    });
    serveResult(app, contextOf, command);
  };
}
