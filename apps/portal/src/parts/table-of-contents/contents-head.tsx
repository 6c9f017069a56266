import type { CourseDue } from '@lantern/domain/course/course-due';
import { CalendarDays, Clock, ClockAlert } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format';
import { CourseName, type TextOfCourse } from '../course-text/course-name';
import { dueWords } from '../course-card/due-words';
import { Icon } from '../../ui/icon';
import { ProgressRow } from '../../ui/progress/progress-row';
import { ToneText } from '../../ui/tone-text';
import styles from './contents-head.module.css';

type ContentsHeadProps = {
  course: TextOfCourse;
  /** 0 to 1. */
  progress: number;
  dueDate: Date | null;
  /** Null where nothing is to be done for that date. */
  due: CourseDue | null;
  now: Date;
};

const PRESSING = {
  overdue: { tone: 'danger', icon: ClockAlert, text: 'contents.wasDue' },
  soon: { tone: 'light', icon: Clock, text: 'contents.due' },
} as const;

/** [2.29] The name of the course, how far the learner is, and until when. */
export const ContentsHead = memo(function DrawnHead(props: ContentsHeadProps) {
  const { course, progress, dueDate, due, now } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const pressing = due && due.urgency !== 'later' ? PRESSING[due.urgency] : null;
  return (
    <div className={styles.head}>
      <h2>
        <CourseName course={course} />
      </h2>
      <ProgressRow label={t('player.progress')} value={progress} text={format.percent(progress)} />
      {due && pressing ? (
        <p className={styles.due}>
          <ToneText tone={pressing.tone}>
            <Icon of={pressing.icon} size="s" />
            {t(pressing.text, { date: format.date(due.date) })}
            {' · '}
            {dueWords(due, { t, format, now })}
          </ToneText>
        </p>
      ) : (
        dueDate && (
          <p className={styles.due}>
            <Icon of={CalendarDays} size="s" />
            {t('contents.due', { date: format.date(dueDate) })}
          </p>
        )
      )}
    </div>
  );
});
