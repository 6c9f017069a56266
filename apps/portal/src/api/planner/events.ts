import type { PersonalEvent } from '@lantern/contract/planner/personal-event';
import type { QueryClient } from '@tanstack/react-query';
import { apiOf } from '../transport/api-of';
import { problemCodeOf } from '../transport/problem-code-of';
import { CALENDAR_KEY } from './calendar';

/** Not shown before the server has it: what it refuses stays in the form. */
export async function saveEvent(client: QueryClient, eventId: string, body: PersonalEvent): Promise<void> {
  const { putPersonalEvent } = await import('@lantern/contract/planner/put-personal-event');
  await apiOf(client)(putPersonalEvent, { params: { eventId }, body });
  await client.invalidateQueries({ queryKey: CALENDAR_KEY });
}

/** One that is gone already, in another window or at a first try, is gone. */
export async function removeEvent(client: QueryClient, eventId: string): Promise<void> {
  const { removePersonalEvent } = await import('@lantern/contract/planner/remove-personal-event');
  await apiOf(client)(removePersonalEvent, { params: { eventId }, body: {} }).catch((error: unknown) => {
    if (problemCodeOf(error) !== 'notFound') throw error;
  });
  await client.invalidateQueries({ queryKey: CALENDAR_KEY });
}
