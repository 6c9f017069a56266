import { postEvents } from '@lantern/contract/platform/post-events';
import { call } from '../../http/served-call';
import { insertEvents } from '../../store/platform/events';
import { limitEvents } from './limit-events';

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
