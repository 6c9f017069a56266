import { getMyCalendar } from '@lantern/contract/planner/get-my-calendar';
import { ProblemError } from '@lantern/contract/problem-error';
import { MOST_CALENDAR_DAYS } from '@lantern/domain/limits';
import { readCalendar } from '../../calendar/read-calendar';
import { calendarDay } from '../../texts/calendar-day';
import { call } from '../../http/served-call';

const DAY_MS = 86_400_000;

export const handleGetMyCalendar = call(
  getMyCalendar,
  async ({ query: { from, to } }, { db, learner, now, session }) => {
    const days = (to.getTime() - from.getTime()) / DAY_MS;
    if (days <= 0) throw new ProblemError('invalidRequest', { to: ['This must be later than from.'] });
    if (days > MOST_CALENDAR_DAYS)
      throw new ProblemError('invalidRequest', { to: [`At most ${MOST_CALENDAR_DAYS} days after from.`] });
    const today = calendarDay(now, session.userTimezone);
    return { dates: await readCalendar(db, learner, { from, to, now, today }) };
  },
);
