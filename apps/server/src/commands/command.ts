import type { CallAnswer, CallInput } from '@lantern/contract/call';
import type { Command } from '@lantern/contract/command';
import * as z from 'zod/mini';
import type { SignedInContext } from '../http/call-context';
import { preferenceOf } from '../http/input/preference';
import type { Exchange, ServedCall } from '../http/served-call';
import { answerCommand, resultCallOf } from './command-answer';
import { type Completed, type Failed, runCommand } from './run-command';

export type CommandHandler<C extends Command> = (
  input: CallInput<C>,
  context: SignedInContext,
) => Promise<Completed<CallAnswer<C>> | Failed>;

/** What happens once, by the id that its sender gave it. Both ways of `Prefer` run the same code. */
export function command<C extends Command>(contract: C, handler: CommandHandler<C>): ServedCall {
  return {
    contract,
    isRateLimited: true,
    result: resultCallOf(contract),
    answer: async (input: CallInput<C>, context: SignedInContext, { request, reply }: Exchange) => {
      const { body } = input as { body: { id: string } }; // every command has its id
      const { id } = body;
      const stored = await runCommand(context.db, {
        key: { ...context.learner, kind: contract.kind, id },
        body,
        now: context.now,
        work: async (tx) => {
          const done = await handler(input, { ...context, db: tx });
          if (done.kind === 'failed') return done;
          return { ...done, outcome: z.encode(contract.response, done.outcome) };
        },
      });
      const preference = preferenceOf(request.headers['prefer']);
      const address = `${contract.path}/${id}`;
      return answerCommand(reply, { stored, id, address, preference, refusedAs: 'commandFailed' });
    },
  };
}
