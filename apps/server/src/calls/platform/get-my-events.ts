import { getMyEvents } from '@lantern/contract/platform/get-my-events';
import { EVENT_NAMES } from '@lantern/contract/platform/post-events';
import { listCall } from '../../http/served-call';
import { EVENT_FIELDS, listEventsOfUser, type StoredEvent } from '../../store/platform/events';

export const handleGetMyEvents = listCall(getMyEvents, EVENT_FIELDS, async ({ query }, { db, learner }) => {
  const own = { ...learner, names: EVENT_NAMES };
  const { data: rows, totalCount } = await listEventsOfUser(db, own, query);
  const data = rows.flatMap((row) => {
    const name = EVENT_NAMES.find((known) => known === row.name);
    return name ? [{ ...row, name, properties: shortFacts(row.properties) }] : [];
  });
  return { data, totalCount };
});

/** What stands together under a name is told fact by fact: `details.place`. */
function shortFacts(properties: StoredEvent['properties']) {
  const facts = Object.entries(properties).flatMap(([name, value]) => {
    if (typeof value !== 'object' || value === null) return [[name, value] as const];
    return Object.entries(value).map(
      ([inner, fact]) => [`${name}.${inner}`, Array.isArray(fact) ? fact.join(', ') : fact] as const,
    );
  });
  return Object.fromEntries(facts);
}
