import type { CalendarDate } from '@lantern/contract/planner/calendar-date';
import type { IsoDay } from '@lantern/domain/planner/calendar-days';
import { calendarAddress } from '@lantern/domain/planner/calendar-view';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../lib/page/page-facts';
import { useNow } from '../../lib/time/clock';
import { VisuallyHidden } from '../../ui/visually-hidden';
import styles from './calendar.module.css';
import { DateChip } from './date-chip';
import type { CalendarViewProps } from './month-view';
import { dayOfDate } from './shown-date';
import { useCalendarWords } from './use-calendar-words';

/** What is shown even where nothing is on. */
const WORKING_HOURS = { first: 8, last: 18 };
/** [2.12] Days side by side, hour by hour of the reader's clock. */
export function HoursView(props: CalendarViewProps & { days: readonly IsoDay[] }) {
  const { day, today, days, dates, onOpen } = props;
  const { t } = useTranslation();
  const words = useCalendarWords();
  const nowHour = words.hourOf(useNow());
  const { timeZone } = usePage();
  // What goes on from the day before has no hour of this one.
  const hourOf = (date: CalendarDate, one: IsoDay) =>
    date.at && dayOfDate(date, timeZone) === one ? words.hourOf(date.at) : null;
  const taken = days.flatMap((one) => (dates.get(one) ?? []).flatMap((date) => hourOf(date, one) ?? []));
  const first = Math.min(WORKING_HOURS.first, ...taken);
  const last = Math.max(WORKING_HOURS.last, ...taken);
  const hours = [null, ...Array.from({ length: last - first + 1 }, (_, index) => first + index)];
  const table = useRef<HTMLTableElement>(null);
  // A phone has room for three days; the others are beside them.
  useEffect(() => {
    const column = table.current?.querySelector(`th[data-day="${day}"]`);
    column?.scrollIntoView({ block: 'nearest', inline: 'start' });
  }, [day]);
  return (
    <div className={styles.beside}>
      <table ref={table} className={styles.hours} data-days={days.length}>
        <caption>
          <VisuallyHidden>{t('calendar.grid')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('calendar.time')}</VisuallyHidden>
            </th>
            {days.map((one) => (
              <th key={one} scope="col" data-day={one} data-today={one === today || undefined}>
                <Link
                  to="/calendar/$"
                  params={{ _splat: calendarAddress({ view: 'day', day: one }) }}
                  search
                  data-day={one}
                  aria-label={words.fullDay(one)}
                  aria-current={one === today ? 'date' : undefined}
                >
                  {words.shortWeekday(one)}
                  <b>{words.number(one)}</b>
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hours.map((hour) => (
            <tr key={hour ?? 'day'} data-now={(days.includes(today) && hour === nowHour) || undefined}>
              <th scope="row">{hour === null ? t('calendar.allDay') : words.hour(hour)}</th>
              {days.map((one) => (
                <td key={one}>
                  {(dates.get(one) ?? [])
                    .filter((date) => hourOf(date, one) === hour)
                    .map((date) => (
                      <DateChip key={date.id} date={date} day={one} isPast={one < today} onOpen={onOpen} />
                    ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
