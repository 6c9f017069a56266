import type { postEvents } from '@lantern/contract/platform/post-events';
import type { CallInput } from '@lantern/contract/call';
import { ProblemError } from '@lantern/contract/problem-error';
import type { CallContext } from '../../http/call-context';
import { limitPerMinute } from '../../http/rate-limit';
import { VISITORS_EVENTS_A_MINUTE, PERSONS_EVENTS_A_MINUTE, VISITORS_CHARACTERS } from '../limits';

const ofVisitors = limitPerMinute(VISITORS_EVENTS_A_MINUTE);
const ofPersons = limitPerMinute(PERSONS_EVENTS_A_MINUTE);

type Body = CallInput<typeof postEvents>['body'];

/** [7.33] Anybody may report; nobody may fill the database with it. Who is not signed in counts by their address. */
export function limitEvents(body: Body, context: CallContext): void {
  const { tenant, session, address, isFromOwnMachine, now } = context;
  const amount = body.events.length;
  if (session) return ofPersons(`${tenant.id} ${session.userId}`, now.getTime(), amount);
  if (JSON.stringify(body).length > VISITORS_CHARACTERS) throw new ProblemError('bodyTooLarge');
  if (!isFromOwnMachine) ofVisitors(address, now.getTime(), amount);
}
