import {
  calendarAddress,
  calendarLook,
  isOfElsewhere,
  shownDays,
} from '@lantern/domain/planner/calendar-view';
import { redirect } from '@tanstack/react-router';
import { calendarQuery } from '../../api/planner/calendar';
import { isoDay } from '../../lib/time/calendar-days';
import type { RouterContext } from '../routes/router-context';

type CalendarVisit = {
  context: RouterContext;
  params: { _splat?: string | undefined };
  cause: 'enter' | 'stay' | 'preload';
};

/** [2.12] Anew at each visit: what was done meanwhile is told. Whoever turns a page sees its days at once, and the page fetches its dates. */
export async function loadCalendar({
  context,
  params: { _splat = '' },
  cause,
}: CalendarVisit): Promise<void> {
  const { locale, timeZone, now } = context.facts;
  const look = calendarLook(_splat, isoDay(now, timeZone));
  // What no calendar shows is not what the address goes on to name.
  if (isOfElsewhere(_splat, look))
    throw redirect({
      to: '/calendar/$',
      params: { _splat: calendarAddress(look) },
      search: true,
      replace: true,
    });
  if (cause === 'stay') return;
  await context.queryClient.fetchQuery(calendarQuery(shownDays(look, locale)));
}
