import type { PersonalEvent } from '@lantern/contract/planner/personal-event';
import type { QueryClient } from '@tanstack/react-query';
import { apiOf } from '../transport/api-of';
import { wasFound } from './was-found';
import { CALENDAR_KEY } from './calendar';

/** Not shown before the server has it: what it refuses stays in the form. */
export async function saveEvent(client: QueryClient, eventId: string, body: PersonalEvent): Promise<void> {
  const { putPersonalEvent } = await import('@lantern/contract/planner/put-personal-event');
  await apiOf(client)(putPersonalEvent, { params: { eventId }, body });
  await client.invalidateQueries({ queryKey: CALENDAR_KEY });
}

/** False where it was removed meanwhile; the calendar then hears of it too. */
export async function changeEvent(
  client: QueryClient,
  eventId: string,
  body: PersonalEvent,
): Promise<boolean> {
  const { changePersonalEvent } = await import('@lantern/contract/planner/change-personal-event');
  const isThere = await wasFound(apiOf(client)(changePersonalEvent, { params: { eventId }, body }));
  await client.invalidateQueries({ queryKey: CALENDAR_KEY });
  return isThere;
}

/** One that is gone already, in another window or at a first try, is gone. */
export async function removeEvent(client: QueryClient, eventId: string): Promise<void> {
  const { removePersonalEvent } = await import('@lantern/contract/planner/remove-personal-event');
  await wasFound(apiOf(client)(removePersonalEvent, { params: { eventId }, body: {} }));
  await client.invalidateQueries({ queryKey: CALENDAR_KEY });
}
