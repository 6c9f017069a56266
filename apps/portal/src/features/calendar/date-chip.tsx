import { coverArt } from '@lantern/artwork/cover/cover-art';
import type { CalendarDate } from '@lantern/contract/planner/calendar-date';
import type { IsoDay } from '@lantern/domain/planner/calendar-days';
import { Check, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format';
import { usePage } from '../../lib/page/page-facts';
import { useLangOf } from '../../lib/page/use-lang-of';
import { Icon } from '../../ui/icon';
import styles from './date-chip.module.css';
import { dayOfDate, titleOfDate } from './shown-date';

type DateChipProps = {
  date: CalendarDate;
  /** In whose cell it is. */
  day: IsoDay;
  /** Of a day before today. */
  isPast: boolean;
  onOpen: (date: CalendarDate) => void;
};

/** A date in a cell of the calendar; a press tells more of it. */
export function DateChip({ date, day, isPast, onOpen }: DateChipProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const langOf = useLangOf();
  const { timeZone } = usePage();
  // What goes on from a day before has begun at no hour of this one.
  const beginsAt = dayOfDate(date, timeZone) === day ? date.at : null;
  return (
    <button
      type="button"
      className={styles.chip}
      data-kind={date.kind}
      data-status={date.status}
      data-past={isPast || undefined}
      onClick={() => onOpen(date)}
    >
      <CourseMark date={date} />
      <span className={styles.chipWords}>
        <span lang={langOf(date.language)} dir="auto">
          {titleOfDate(date, t)}
        </span>{' '}
        <small>
          {t(`calendar.kind.${date.kind}`)}
          {beginsAt && ` ${format.time(beginsAt)}`}
        </small>
      </span>
    </button>
  );
}

/** The colour of the course, a tick for what is done, a person for what is one's own. */
export function CourseMark({ date: { course, status } }: Pick<DateChipProps, 'date'>) {
  if (status === 'done') return <Icon of={Check} size="s" />;
  if (!course) return <Icon of={UserRound} size="s" />;
  return <DateSwatch course={course} />;
}

/** The colour of a course's cover. */
export function DateSwatch({ course }: Pick<CalendarDate, 'course'>) {
  return (
    <i className={styles.swatch} data-pigment={course ? coverArt(course.objectiveId).pigment : undefined} />
  );
}
