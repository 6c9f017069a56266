import { addDays, type IsoDay } from '@lantern/domain/planner/calendar-days';
import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '../transport/api-of';

/** No place on earth is further from UTC: a day begins up to 14 hours before UTC's, and ends up to 12 after it. */
const EAST_MS = 14 * 3_600_000;
const WEST_MS = 12 * 3_600_000;

export const CALENDAR_KEY = ['calendar'];

/** [2.12] Every date of these days, which follow each other, wherever the learner is. */
export function calendarQuery(days: readonly IsoDay[]) {
  const first = days[0] ?? '';
  const last = days.at(-1) ?? '';
  return queryOptions({
    queryKey: [...CALENDAR_KEY, first, last],
    queryFn: async ({ client }) => {
      const { getMyCalendar } = await import('@lantern/contract/planner/get-my-calendar');
      const from = new Date(Date.parse(`${first}T00:00:00Z`) - EAST_MS);
      const to = new Date(Date.parse(`${addDays(last, 1)}T00:00:00Z`) + WEST_MS);
      return apiOf(client)(getMyCalendar, { query: { from, to } });
    },
  });
}
