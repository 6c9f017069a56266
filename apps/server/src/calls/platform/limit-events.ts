import type { postEvents } from '@lantern/contract/platform/post-events';
import type { CallInput } from '@lantern/contract/call';
import { ProblemError } from '@lantern/contract/problem-error';
import type { CallContext } from '../../http/call-context';
import { rateLimit } from '../../http/rate-limit';

const MINUTE_MS = 60_000;
const VISITORS_EVENTS_A_MINUTE = 60;
const PERSONS_EVENTS_A_MINUTE = 600;
const VISITORS_CHARACTERS = 16 * 1024;

const ofVisitors = rateLimit(VISITORS_EVENTS_A_MINUTE, MINUTE_MS);
const ofPersons = rateLimit(PERSONS_EVENTS_A_MINUTE, MINUTE_MS);

type Body = CallInput<typeof postEvents>['body'];

/** [7.33] Anybody may report; nobody may fill the database with it. Who is not signed in counts by their address. */
export function limitEvents(body: Body, context: CallContext): void {
  const { tenant, session, address, isFromOwnMachine, now } = context;
  const amount = body.events.length;
  if (session) return ofPersons(`${tenant.id} ${session.userId}`, now.getTime(), amount);
  if (JSON.stringify(body).length > VISITORS_CHARACTERS) throw new ProblemError('bodyTooLarge');
  if (!isFromOwnMachine) ofVisitors(address, now.getTime(), amount);
}
