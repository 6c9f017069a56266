import type { FastifyBaseLogger } from 'fastify';
import { isDiskFull, isPassingTrouble } from '../db/errors';
import { loggedReason } from './logged-error';

/** Work that nobody waits for has failed: a bug at level error, with its stack; a database that is away is a warning. */
export function logFailure(
  log: FastifyBaseLogger,
  error: unknown,
  message: string,
  facts: Record<string, string> = {},
): void {
  if (isPassingTrouble(error) || isDiskFull(error))
    log.warn({ ...facts, reason: loggedReason(error) }, message);
  else log.error({ ...facts, err: error }, message);
}
