import type { CallAnswer, CallInput } from '@lantern/contract/call';
import { type Command, type CommandResult, commandResult } from '@lantern/contract/command';
import { PROBLEM_STATUS } from '@lantern/contract/problem-error';
import { COMMAND_POLL } from '@lantern/domain/limits';
import * as z from 'zod/mini';
import { poll } from '../../lib/time/poll';
import { request } from './call-api';
import { CommandError, commandErrorOf } from './command-error';
import { fetchAnswer } from './fetch-answer';
import { problemCodeOf } from './problem-code-of';
import { requestHeaders } from './request-headers';

/** A command whose answer is waited for in the same request [7.1]. */
export async function runCommandSync<C extends Command>(
  command: C,
  input: CallInput<C>,
): Promise<CallAnswer<C>> {
  const reply = await request(command, input as never, 'respond-sync'); // CallInput has the parts that request reads
  return z.decode(command.response, (await reply.json()) as never) as CallAnswer<C>; // decode has just checked it
}

/** [7.32] A command that the server accepts now and finishes later: its result is asked for, every second for a minute. */
export async function runCommandAsync<C extends Command>(
  command: C,
  input: CallInput<C>,
  wait?: (ms: number) => Promise<void>,
): Promise<CommandResult> {
  const reply = await request(command, input as never, 'respond-async'); // as above
  const address = reply.headers.get('location');
  if (!address) throw new CommandError(500, 'unknownError');
  const result = await poll(() => readResult(address), {
    everyMs: COMMAND_POLL.everyMs,
    attempts: COMMAND_POLL.forMs / COMMAND_POLL.everyMs,
    ...(wait && { wait }),
  });
  if (!result) throw new CommandError(500, 'timeOver');
  const error = commandErrorOf(result);
  if (error) throw error;
  return result;
}

async function readResult(address: string): Promise<CommandResult | null> {
  const reply = await fetchAnswer(address, { headers: requestHeaders('respond-async', false) }).catch(
    (error: unknown) => {
      const code = problemCodeOf(error);
      throw code ? new CommandError(PROBLEM_STATUS[code], 'unknownError') : error;
    },
  );
  const { success, data } = z.safeParse(commandResult, await reply.json().catch(() => null));
  if (!success) throw new CommandError(500, 'unknownError');
  return data.completed ? data : null;
}
