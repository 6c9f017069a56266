import type { CalendarDate } from '@lantern/contract/planner/calendar-date';
import { addDays } from '@lantern/domain/planner/calendar-days';
import { calendarPath } from '@lantern/domain/planner/calendar-path';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { calendarQuery } from '../../api/planner/calendar';
import { courseTitle } from '../../lib/format/shown-title';
import { useFormat } from '../../lib/format/use-format';
import { useLangOf } from '../../lib/page/use-lang-of';
import { usePage } from '../../lib/page/page-facts';
import { useBackCloses } from '../../lib/page/use-back-closes';
import { buttonClass } from '../../ui/button/button-class';
import { Drawer } from '../../ui/modal/drawer';
import styles from './date-drawer.module.css';
import { DateStatusChip } from './date-status-chip';
import { dayOfDate, titleOfDate } from './shown-date';
import { useCalendarWords } from './use-calendar-words';

type DateDrawerProps = {
  date: CalendarDate;
  /** Those of the page, until the others of the same thing are here too. */
  known: readonly CalendarDate[];
  onClose: () => void;
};

/** Before a date and after it: of the same thing there is rarely one further away. */
const DAYS_AROUND = 190;

/** [2.12] What has a date, all the dates that it has, what became of it, and the way there. */
export function DateDrawer({ date, known, onClose }: DateDrawerProps) {
  const { t } = useTranslation();
  const langOf = useLangOf();
  const { timeZone } = usePage();
  const when = useWhen();
  useBackCloses(onClose);
  const { course } = date;
  const title = titleOfDate(date, t);
  const day = dayOfDate(date, timeZone);
  const { data } = useQuery(calendarQuery([addDays(day, -DAYS_AROUND), addDays(day, DAYS_AROUND)]));
  const same = (data?.dates ?? known).filter((other) => isOfSame(other, date));
  return (
    <Drawer
      title={title}
      closeLabel={t('calendar.close')}
      onClose={onClose}
      footer={
        // In place of the drawer: Back leads to the calendar without it.
        <Link to={calendarPath(date)} replace className={buttonClass({ variant: 'primary', block: true })}>
          {t('calendar.open')}
        </Link>
      }
    >
      <div className={styles.drawer}>
        {course && title !== courseTitle(course, t) && (
          <p lang={langOf(course.language)} dir="auto">
            {courseTitle(course, t)}
          </p>
        )}
        <h3>{t('calendar.allDates')}</h3>
        <dl className={styles.allDates}>
          {same.map((one) => (
            <div key={one.id} data-current={one.id === date.id || undefined}>
              <dt>{t(`calendar.kind.${one.kind}`)}</dt>
              <dd>
                {when(one)} <DateStatusChip status={one.status} />
              </dd>
            </div>
          ))}
        </dl>
        <p className={styles.zone}>{t('calendar.zone', { zone: timeZone })}</p>
      </div>
    </Drawer>
  );
}

function isOfSame(one: CalendarDate, other: CalendarDate): boolean {
  if (one.kind === 'task' || other.kind === 'task') return one.id === other.id;
  return one.course?.objectiveId === other.course?.objectiveId && one.activity?.axis === other.activity?.axis;
}

/** A day, a moment, or from when to when. */
function useWhen(): (date: CalendarDate) => string {
  const format = useFormat();
  const words = useCalendarWords();
  const { locale, timeZone } = usePage();
  return ({ on, at, end }) => {
    if (on !== null) return words.fullDay(on);
    if (!at) return '';
    if (!end) return format.dateTime(at);
    const style = { dateStyle: 'long', timeStyle: 'short', timeZone } as const;
    return new Intl.DateTimeFormat(locale, style).formatRange(at, end);
  };
}
