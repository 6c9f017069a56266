import type { CalendarDate } from '@lantern/contract/planner/calendar-date';
import { addDays, type IsoDay, monthWeeks } from '@lantern/domain/planner/calendar-days';
import { calendarAddress } from '@lantern/domain/planner/calendar-view';
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../lib/page/page-facts';
import { keyTowards } from '../../ui/key-towards';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { AgendaView } from './agenda-view';
import styles from './calendar.module.css';
import { DateChip, DateSwatch } from './date-chip';
import { useCalendarWords } from './use-calendar-words';

export type CalendarViewProps = {
  /** The day around which it is. */
  day: IsoDay;
  today: IsoDay;
  dates: ReadonlyMap<IsoDay, CalendarDate[]>;
  onOpen: (date: CalendarDate) => void;
};

type MonthViewProps = CalendarViewProps & { onTurn: (pages: 1 | -1) => void };

const MOST_CHIPS = 3;

/** [2.12] A month by its weeks; where there is no room for words its dates are dots, and stand below. */
export function MonthView(props: MonthViewProps) {
  const { day, today, dates, onOpen, onTurn } = props;
  const { t } = useTranslation();
  const { locale } = usePage();
  const words = useCalendarWords();
  const table = useRef<HTMLTableElement>(null);
  const weeks = monthWeeks(day, locale);
  const inMonth = (one: IsoDay) => one.slice(0, 7) === day.slice(0, 7);

  const wanted = useRef<IsoDay | null>(null);
  const linkOf = (one: IsoDay) => table.current?.querySelector<HTMLElement>(`[data-day="${one}"]`);
  // The day to which the arrows led past the edge, now that its month is here.
  useEffect(() => {
    if (wanted.current?.slice(0, 7) !== day.slice(0, 7)) return;
    linkOf(wanted.current)?.focus();
    wanted.current = null;
  });

  /** The arrows lead from day to day, and past the edge of the month into the next. */
  function onKeyDown(event: KeyboardEvent<HTMLAnchorElement>) {
    const from = event.currentTarget.dataset['day'] ?? day;
    const days = {
      [keyTowards('end', event.currentTarget)]: 1,
      [keyTowards('start', event.currentTarget)]: -1,
    };
    const step = days[event.key] ?? { ArrowDown: 7, ArrowUp: -7 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = addDays(from, step);
    if (inMonth(next)) return linkOf(next)?.focus();
    wanted.current = next;
    onTurn(next > day ? 1 : -1);
  }

  return (
    <>
      <table ref={table} className={styles.month}>
        <caption>
          <VisuallyHidden>{t('calendar.grid')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {weeks[0]?.map((one) => (
              <th key={one} scope="col" abbr={words.weekday(one)}>
                {words.shortWeekday(one)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((one) => {
                const ofDay = dates.get(one) ?? [];
                const left = ofDay.length - MOST_CHIPS;
                const params = { _splat: calendarAddress({ view: 'day', day: one }) };
                return (
                  <td key={one} data-out={!inMonth(one) || undefined}>
                    <Link
                      to="/calendar/$"
                      params={params}
                      search
                      className={styles.dayNumber}
                      data-day={one}
                      onKeyDown={onKeyDown}
                      aria-label={words.fullDay(one)}
                      aria-current={one === today ? 'date' : undefined}
                    >
                      {words.number(one)}
                    </Link>
                    <span className={styles.dots} aria-hidden="true">
                      {ofDay.slice(0, MOST_CHIPS).map(({ id, course }) => (
                        <DateSwatch key={id} course={course} />
                      ))}
                    </span>
                    <div className={styles.chips}>
                      {ofDay.slice(0, MOST_CHIPS).map((date) => (
                        <DateChip key={date.id} date={date} day={one} isPast={one < today} onOpen={onOpen} />
                      ))}
                      {left > 0 && (
                        <Link to="/calendar/$" params={params} search className={styles.more}>
                          {t('calendar.more', { count: left })}
                        </Link>
                      )}
                    </div>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.below}>
        <AgendaView {...props} dates={new Map([...dates].filter(([one]) => inMonth(one)))} />
      </div>
    </>
  );
}
