import type { postEvents } from '@lantern/contract/platform/post-events';
import type { Handler } from '../../http/serve';
import { insertEvents } from '../../store/events';

export const handlePostEvents: Handler<typeof postEvents> = async (
  { body },
  { db, tenant, session, now },
) => {
  const { user, events } = body;
  await insertEvents(
    db,
    { tenantId: tenant.id, userId: session?.userId ?? null, received: now },
    events.map((event) => ({ ...event, properties: { ...event.properties, ...user } })),
  );
  return { accepted: events.length };
};
