import type { CalendarDate } from '@lantern/contract/planner/calendar-date';
import type { IsoDay } from '@lantern/domain/planner/calendar-days';
import { calendarAddress } from '@lantern/domain/planner/calendar-view';
import { Link } from '@tanstack/react-router';
import { ChevronDown, ChevronUp, Clock } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { courseTitle } from '../../lib/format/shown-title';
import { useFormat } from '../../lib/format/use-format';
import { usePage } from '../../lib/page/page-facts';
import { useLangOf } from '../../lib/page/use-lang-of';
import { isoDay } from '../../lib/time/calendar-days';
import { Button } from '../../ui/button/button';
import { Chip } from '../../ui/chip';
import { EmptyState } from '../../ui/empty-state';
import { ShelfScene } from '../../ui/scene/shelf-scene';
import { ToneText } from '../../ui/tone-text';
import styles from './agenda.module.css';
import { CourseMark } from './date-chip';
import { DateStatusChip } from './date-status-chip';
import type { CalendarViewProps } from './month-view';
import { dayOfDate, titleOfDate } from './shown-date';
import { useCalendarWords } from './use-calendar-words';

/** Of a fuller day the others are on a page of their own. */
const MOST_ROWS = 3;

/** [2.12] Day after day, what is overdue first; what is past of this month waits to be asked for. */
export function AgendaView({ day: around, today, dates, onOpen }: CalendarViewProps) {
  const { t } = useTranslation();
  const [isEarlierShown, showEarlier] = useState(false);
  const days = [...dates].toSorted(([one], [other]) => one.localeCompare(other));
  const overdue = days.flatMap(([, ofDay]) => ofDay.filter(({ status }) => status === 'overdue'));
  const others = days
    .map(([day, ofDay]) => ({ day, ofDay: ofDay.filter(({ status }) => status !== 'overdue') }))
    .filter(({ ofDay }) => ofDay.length > 0);
  if (days.length === 0)
    return (
      <EmptyState scene={<ShelfScene />} title={t('calendar.emptyTitle')}>
        {t('calendar.emptyText')}
      </EmptyState>
    );
  const isThisMonth = around.slice(0, 7) === today.slice(0, 7);
  const coming = others.filter(({ day }) => !isThisMonth || day >= today);
  const hasEarlier = coming.length < others.length;
  return (
    <div className={styles.agenda}>
      {overdue.length > 0 && (
        <section className={styles.agendaDay}>
          <h2>
            <ToneText tone="danger">{t('calendar.overdue')}</ToneText>
          </h2>
          <AgendaRows dates={overdue} onOpen={onOpen} day={null} />
        </section>
      )}
      {hasEarlier && (
        <div className={styles.earlier}>
          <Button
            variant="quiet"
            icon={isEarlierShown ? ChevronUp : ChevronDown}
            aria-expanded={isEarlierShown}
            onClick={() => showEarlier(!isEarlierShown)}
          >
            {t('calendar.earlier')}
          </Button>
        </div>
      )}
      {(isEarlierShown ? others : coming).map(({ day, ofDay }) => (
        <AgendaDay key={day} day={day} today={today} dates={ofDay} onOpen={onOpen} />
      ))}
    </div>
  );
}

type AgendaDayProps = Pick<CalendarViewProps, 'day' | 'today' | 'onOpen'> & Pick<AgendaRowsProps, 'dates'>;

function AgendaDay({ day, today, dates, onOpen }: AgendaDayProps) {
  const { t } = useTranslation();
  const words = useCalendarWords();
  const weekday = words.weekday(day);
  const left = dates.length - MOST_ROWS;
  return (
    <section className={styles.agendaDay}>
      <h2 aria-label={words.fullDay(day)} data-day={day} tabIndex={-1}>
        <b data-today={day === today || undefined}>{words.number(day)}</b>
        <small>{day === today ? t('calendar.weekdayToday', { weekday }) : weekday}</small>
      </h2>
      <div>
        <AgendaRows dates={dates.slice(0, MOST_ROWS)} onOpen={onOpen} day={day} />
        {left > 0 && (
          <Link
            to="/calendar/$"
            params={{ _splat: calendarAddress({ view: 'day', day }) }}
            search
            className={styles.more}
          >
            {t('calendar.more', { count: left })}
          </Link>
        )}
      </div>
    </section>
  );
}

type AgendaRowsProps = Pick<CalendarViewProps, 'onOpen'> & {
  dates: readonly CalendarDate[];
  /** Null where they are of different days. */
  day: IsoDay | null;
};

function AgendaRows({ dates, onOpen, day }: AgendaRowsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const langOf = useLangOf();
  const words = useCalendarWords();
  const { timeZone } = usePage();
  const timeOf = ({ on, at, end }: CalendarDate) => {
    if (day === null) return words.shortDay(dayOfDate({ on, at }, timeZone));
    if (!at) return t('calendar.allDay');
    const isOfDay = (moment: Date) => isoDay(moment, timeZone) === day;
    if (!isOfDay(at))
      return end && isOfDay(end) ? t('calendar.until', { time: format.time(end) }) : t('calendar.allDay');
    // What ends at midnight ends with this day, and not in the next.
    const endsToday = end && (isOfDay(end) || (end > at && isOfDay(new Date(end.getTime() - 1))));
    return endsToday ? `${format.time(at)} – ${format.time(end)}` : format.time(at);
  };
  return (
    <ul className={styles.rows}>
      {dates.map((date) => (
        <li key={date.id} className={styles.row} data-status={date.status}>
          <p className={styles.time}>{timeOf(date)}</p>
          <div className={styles.words}>
            <button
              type="button"
              className={styles.title}
              lang={langOf(date.language)}
              dir="auto"
              onClick={() => onOpen(date)}
            >
              {titleOfDate(date, t)}
            </button>
            <p className={styles.sub}>
              <CourseMark date={date} />
              <span>
                {date.course && date.activity ? courseTitle(date.course, t) : t(`calendar.kind.${date.kind}`)}
              </span>
            </p>
          </div>
          <p className={styles.end}>
            {date.status ? (
              <DateStatusChip status={date.status} />
            ) : date.activity !== null || date.kind === 'due' ? (
              <Chip tone={date.kind === 'due' ? 'light' : 'neutral'} icon={Clock}>
                {t(`calendar.kind.${date.kind}`)}
              </Chip>
            ) : null}
          </p>
        </li>
      ))}
    </ul>
  );
}
