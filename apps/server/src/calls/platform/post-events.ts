import type { CallInput } from '@lantern/contract/call';
import { postEvents } from '@lantern/contract/platform/post-events';
import { ProblemError } from '@lantern/contract/problem-error';
import type { CallContext } from '../../http/call-context';
import { limitPerMinute } from '../../http/rate-limit';
import { call } from '../../http/served-call';
import { insertEvents } from '../../store/platform/events';
import { PERSONS_EVENTS_A_MINUTE, VISITORS_CHARACTERS, VISITORS_EVENTS_A_MINUTE } from '../limits';

export const handlePostEvents = call(postEvents, async ({ body }, context) => {
  limitEvents(body, context);
  const { db, tenant, session, now } = context;
  const { user, events } = body;
  const { deviceId, ...browser } = user;
  const known = { ...browser, ...(deviceId !== undefined && { deviceId }) };
  const sender = { ...known, id: session?.userId ?? null, tenant: tenant.id };
  await insertEvents(
    db,
    { tenantId: tenant.id, userId: session?.userId ?? null, received: now },
    events.map((event) => ({ ...event, properties: { ...event.properties, ...sender } })),
  );
  return { accepted: events.length };
});

const ofVisitors = limitPerMinute(VISITORS_EVENTS_A_MINUTE);
const ofPersons = limitPerMinute(PERSONS_EVENTS_A_MINUTE);

type Body = CallInput<typeof postEvents>['body'];

/** [7.33] Anybody may report; nobody may fill the database with it. Who is not signed in counts by their address. */
function limitEvents(body: Body, context: CallContext): void {
  const { tenant, session, address, isFromOwnMachine, now } = context;
  const amount = body.events.length;
  if (session) return ofPersons(`${tenant.id} ${session.userId}`, now.getTime(), amount);
  if (JSON.stringify(body).length > VISITORS_CHARACTERS) throw new ProblemError('bodyTooLarge');
  if (!isFromOwnMachine) ofVisitors(address, now.getTime(), amount);
}
