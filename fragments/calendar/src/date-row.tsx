import { calendarPath } from '@lantern/domain/planner/calendar-path';
import { daysBetween, isoDay } from '@lantern/fragment-kit/calendar-days';
import { countText } from '@lantern/fragment-kit/count-text';
import type { FragmentProps } from '@lantern/fragment-kit/fragment-props';
import { dayFormat, timeFormat } from './day-format';
import type { Texts } from './fragment';
import type { ShownDate } from './load-dates';
import { Swatch } from './swatch';

type DateRowProps = { date: ShownDate; texts: Texts; page: FragmentProps };

/** [2.12] One date: its day, what it is, and in how many days. */
export function DateRow({ date, texts, page }: DateRowProps) {
  const { locale, timeZone, now, navigation } = page;
  const { day, kind, title, language, course, activity } = date;
  const days = daysBetween(isoDay(now, timeZone), day);
  return (
    <li className="row">
      <p className="day">
        <b>{dayFormat(locale, { day: 'numeric' })(day)}</b>
        <small>{dayFormat(locale, { weekday: 'short' })(day)}</small>
      </p>
      <div className="words">
        <h3 lang={language ?? undefined} dir="auto">
          <a href={navigation.hrefOf(calendarPath(date))}>{title}</a>
        </h3>
        <p className="line">
          <Swatch course={course} />
          <span>{lineOf(date, { texts, page })}</span>
          {activity && course && <span dir="auto">{course.name}</span>}
        </p>
      </div>
      <p className={kind === 'due' ? 'chip light' : 'chip'}>
        {days === 0 ? texts.today : countText(locale, texts.inDays, days)}
      </p>
    </li>
  );
}

/** What it says, and at what time. */
function lineOf({ kind, at, end, isBegun }: ShownDate, { texts, page }: Omit<DateRowProps, 'date'>): string {
  const time = timeFormat(page.locale, page.timeZone);
  // The hour at which it began is of another day than the one on which it stands.
  if (!at || isBegun) return texts.kinds[kind];
  const isSameDay = end !== null && isoDay(end, page.timeZone) === isoDay(at, page.timeZone);
  return `${texts.kinds[kind]}, ${isSameDay ? `${time(at)} – ${time(end)}` : time(at)}`;
}
