import { type ActivityPart, activityState } from '@lantern/domain/activity/activity-part';
import { activityUrgency } from '@lantern/domain/activity/activity-urgency';
import { contentsFlags, contentsStatus } from '@lantern/domain/contents/contents-marks';
import { shownAxis } from '@lantern/domain/contents/shown-axis';
import { contentsLock } from '@lantern/domain/contents/table-of-contents';
import { durationMinutes } from '@lantern/domain/display/duration';
import { Link } from '@tanstack/react-router';
import { CalendarClock, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format';
import { ActivityName } from '../course-text/activity-name';
import { Icon } from '../../ui/icon';
import { ToneText } from '../../ui/tone-text';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { ACTIVITY_ICONS } from '../table-of-contents/activity-icon';
import { flagWords } from '../table-of-contents/flag-words';
import { StatusDisc } from '../table-of-contents/status-disc';
import styles from './course-outline.module.css';
import type { CourseInside } from './use-inside';

type OutlineEntryProps = { part: ActivityPart; inside: CourseInside; now: Date };

const TONES = { overdue: 'danger', soon: 'light', later: 'faint' } as const;

/** [2.29] [4.29] One activity: done or not, its kind, how long it takes, why it is closed; a link where it is open. */
export function OutlineEntry({ part, inside, now }: OutlineEntryProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { axis, childActivity, duration } = part;
  const isDraft = childActivity.state === 'draft';
  const lock = contentsLock(part, inside.course, now);
  const status = lock || isDraft ? 'locked' : contentsStatus(part);
  const isHere = axis === inside.openedLast;
  const minutes = durationMinutes(duration);
  const flags = contentsFlags(part);
  const isFailed = flags.includes('belowPassingScore');
  const why = flagWords(
    { part, course: inside.course, flags: isFailed ? ['belowPassingScore'] : [], lock },
    { t, format },
  );
  const due = part.activityConstraint?.due ?? null;
  const urgency = activityUrgency(due, activityState(part), now);
  const facts = [
    t(`contents.type.${childActivity.type}`),
    isDraft && t('contents.flag.comingSoon'),
    flags.includes('optional') && t('contents.flag.optional'),
    flags.includes('proctored') && t('contents.flag.proctored'),
    isHere && t('outline.youAreHere'),
  ];
  const isOpen = inside.pathOf !== null && lock === null && !isDraft;
  return (
    <Entry to={isOpen ? (inside.pathOf?.(axis) ?? null) : null} status={status} isHere={isHere}>
      <StatusDisc state={status} />
      <span className={styles.name}>
        <ActivityName number={shownAxis(axis)} activity={childActivity} />
        <VisuallyHidden> {t(`contents.status.${status}`)}</VisuallyHidden>
      </span>
      <span className={styles.time}>{minutes !== null && t('contents.minutes', { count: minutes })}</span>
      <span className={styles.meta}>
        <Icon of={ACTIVITY_ICONS[childActivity.type]} size="s" />
        <span>
          {facts.filter((fact) => fact !== false).join(' · ')}
          {due && urgency && (
            <>
              {' · '}
              <ToneText tone={TONES[urgency]}>
                {t(urgency === 'overdue' ? 'outline.wasDue' : 'outline.due', { date: format.date(due) })}
              </ToneText>
            </>
          )}
        </span>
      </span>
      {why && (
        <span className={styles.why} data-failed={isFailed || undefined}>
          <Icon of={isFailed ? TriangleAlert : CalendarClock} size="s" />
          <span>{why}</span>
        </span>
      )}
    </Entry>
  );
}

type EntryProps = { to: string | null; status: string; isHere: boolean; children: ReactNode };

function Entry({ to, status, isHere, children }: EntryProps) {
  if (to === null) {
    return (
      <span className={styles.entry} data-state={status}>
        {children}
      </span>
    );
  }
  return (
    <Link
      to={to}
      className={styles.entry}
      data-state={status}
      {...(isHere && { 'aria-current': 'step' as const })}
    >
      {children}
    </Link>
  );
}
