import type { CalendarDate } from '@lantern/contract/planner/calendar-date';
import { addDays, type IsoDay } from '@lantern/domain/planner/calendar-days';
import { isoDay } from '@lantern/fragment-kit/calendar-days';
import type { FragmentApi } from '@lantern/fragment-kit/fragment-props';

/** As many as the strip has, and as far as the list below it looks. */
const STRIP_DAYS = 7;
const LIST_DAYS = 28;
const MOST_ROWS = 3;
/** No place on earth is further from UTC. */
const FURTHEST_MS = 14 * 3_600_000;

export type ShownDate = CalendarDate & {
  /** On which it stands: where it goes on from a day before, today. */
  day: IsoDay;
  lastDay: IsoDay;
  /** It began on a day before. */
  isBegun: boolean;
};

export type ShownDates = {
  strip: Array<{ day: IsoDay; dates: ShownDate[] }>;
  rows: ShownDate[];
};

/** As the wire has it: moments are texts. */
type SentDate = Omit<CalendarDate, 'at' | 'end'> & { at: string | null; end: string | null };
type Reader = { now: Date; timeZone: string };

/** [2.12] The seven days from today on, and what comes first of the next weeks that is not done. */
export async function loadDates(api: FragmentApi, { now, timeZone }: Reader): Promise<ShownDates> {
  const today = isoDay(now, timeZone);
  const momentOf = (day: IsoDay, shiftMs: number) =>
    new Date(Date.parse(`${day}T00:00:00Z`) + shiftMs).toISOString();
  const query = {
    from: momentOf(today, -FURTHEST_MS),
    to: momentOf(addDays(today, LIST_DAYS), FURTHEST_MS),
  };
  const answer = await api.get('/api/lms/v1/users/me/calendar', query);
  const { dates } = answer as { dates: SentDate[] }; // the call's own answer
  const shown = dates
    .map((date) => read(date, { today, timeZone }))
    .filter(({ day, lastDay }) => day <= lastDay)
    .toSorted(byDay);
  const isToCome = ({ at, end, status }: ShownDate) => status !== 'done' && (!at || (end ?? at) >= now);
  return {
    strip: Array.from({ length: STRIP_DAYS }, (_, index) => addDays(today, index)).map((day) => ({
      day,
      dates: shown.filter((date) => date.day <= day && day <= date.lastDay),
    })),
    rows: shown.filter(isToCome).slice(0, MOST_ROWS),
  };
}

/** What lasts all day first: its days are the reader's, and the server knows them by UTC alone. */
function byDay(one: ShownDate, other: ShownDate): number {
  return one.day.localeCompare(other.day) || timeOf(one) - timeOf(other);
}

function timeOf({ at }: ShownDate): number {
  return at?.getTime() ?? 0;
}

/** What began before today and goes on is of today. */
function read(date: SentDate, { today, timeZone }: { today: IsoDay; timeZone: string }): ShownDate {
  const at = date.at === null ? null : new Date(date.at);
  const end = date.end === null ? null : new Date(date.end);
  const first = date.on ?? (at ? isoDay(at, timeZone) : '');
  // What ends at midnight does not go on for another day.
  const last = at && end && end > at ? isoDay(new Date(end.getTime() - 1), timeZone) : first;
  const isBegun = first < today;
  return { ...date, at, end, day: isBegun ? today : first, lastDay: date.until ?? last, isBegun };
}
