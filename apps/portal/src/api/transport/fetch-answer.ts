import { problem } from '@lantern/contract/problem';
import { ProblemError } from '@lantern/contract/problem-error';
import * as z from 'zod/mini';
import { prefetchBegun } from '../../lib/network/prefetch';
import { NetworkError } from './network-error';
import { reactToNoRight } from './no-right';
import { problemCodeOfStatus } from './problem-code-of';
import { isShortWait, readRetryAfter } from './retry-after';
import { tellUnauthorized } from './unauthorized';
import { fetchPatiently, pause } from './waiting-requests';

/** An answer that went well. No answer is a NetworkError, a refusal a ProblemError. */
export async function fetchAnswer(address: string, init: RequestInit): Promise<Response> {
  const isPrefetch = prefetchBegun();
  const isRead = (init.method ?? 'GET') === 'GET';
  const reply = await (isRead ? read : send)(address, init);
  if (reply.ok) return reply;
  const isAwaited = !isRead || !isPrefetch();
  throw await (isAwaited ? refusalOf(address, reply) : problemOf(reply));
}

/** What was refused to somebody who waits for it; the app hears of it where a right is gone. */
export async function refusalOf(address: string, reply: Response): Promise<ProblemError> {
  if (reply.status === 401) tellUnauthorized(address);
  const failure = await problemOf(reply);
  reactToNoRight(failure.code);
  return failure;
}

function send(address: string, init: RequestInit): Promise<Response> {
  return fetchPatiently(address, init).catch((error: unknown) => {
    throw new NetworkError({ cause: error });
  });
}

/** A server that is busy for a short while is asked once more when it said; a command waits where it is retried. */
async function read(address: string, init: RequestInit): Promise<Response> {
  const reply = await send(address, init);
  const afterMs = reply.ok ? null : readRetryAfter(reply.headers);
  if (afterMs === null || !isShortWait(afterMs)) return reply;
  await pause(afterMs);
  return send(address, init);
}

async function problemOf(reply: Response): Promise<ProblemError> {
  const body: unknown = await reply.json().catch(() => null);
  const { success, data } = z.safeParse(problem, body);
  const told = { retryAfterMs: readRetryAfter(reply.headers) };
  return success
    ? new ProblemError(data.code, data.errors, told)
    : new ProblemError(problemCodeOfStatus(reply.status), {}, told);
}
