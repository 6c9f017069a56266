import { problem } from '@lantern/contract/problem';
import { ProblemError } from '@lantern/contract/problem-error';
import * as z from 'zod/mini';
import { guessBegun } from '../../lib/network/guesses';
import { NetworkError } from './network-error';
import { reactToNoRight } from './no-right';
import { problemCodeOfStatus } from './problem-code-of';
import { tellUnauthorized } from './unauthorized';
import { fetchPatiently } from './waiting-requests';

/** An answer that went well. No answer is a NetworkError, a refusal a ProblemError. */
export async function fetchAnswer(address: string, init: RequestInit): Promise<Response> {
  const isGuess = guessBegun();
  const reply = await fetchPatiently(address, init).catch((error: unknown) => {
    throw new NetworkError({ cause: error });
  });
  if (reply.ok) return reply;
  const isAwaited = init.method !== 'GET' || !isGuess();
  if (reply.status === 401 && isAwaited) tellUnauthorized(address);
  const failure = await problemOf(reply);
  if (isAwaited) reactToNoRight(failure.code);
  throw failure;
}

async function problemOf(reply: Response): Promise<ProblemError> {
  const body: unknown = await reply.json().catch(() => null);
  const { success, data } = z.safeParse(problem, body);
  return success
    ? new ProblemError(data.code, data.errors)
    : new ProblemError(problemCodeOfStatus(reply.status));
}
