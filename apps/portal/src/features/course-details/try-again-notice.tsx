import type { ObjectiveAccess } from '@lantern/contract/entities/objective-access';
import { type OpenTry, openTries } from '@lantern/domain/contents/open-tries';
import { shownAxis } from '@lantern/domain/contents/shown-axis';
import { isCourseOpen } from '@lantern/domain/course/course-closure';
import { contentPartPath } from '@lantern/domain/course/course-paths';
import { lastWorkflow } from '@lantern/domain/enrollment/enrolled-course';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { activityTreeQuery } from '../../api/attempts/activities';
import { useFormat } from '../../lib/format/use-format';
import { activityTitle } from '../../lib/format/shown-title';
import { buttonClass } from '../../ui/button/button-class';
import { Icon } from '../../ui/icon';
import { Notice } from '../../ui/notice';
import styles from './try-again-notice.module.css';

type TryAgainNoticeProps = { course: ObjectiveAccess; now: Date };

/** [8.8] Reading 63: what was not passed and can be tried again now: how often, until when, and the way there. */
export function TryAgainNotice({ course, now }: TryAgainNoticeProps) {
  const attempt = lastWorkflow(course);
  const isRunning = attempt?.state === 'inProgress' && isCourseOpen(course.objective.state);
  const { data: tree } = useQuery({
    ...activityTreeQuery(attempt?.id ?? ''),
    enabled: isRunning && course.objective.type === 'composite',
  });
  if (!tree || !isRunning) return null;
  return openTries(tree.children, now).map((open) => (
    <OneTry key={open.part.id} open={open} objectiveId={course.objective.id} />
  ));
}

function OneTry({ open: { part, offer }, objectiveId }: { open: OpenTry; objectiveId: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const until = part.activityConstraint?.startUntil ?? null;
  const { normalizedScore: score, normalizedPassingScore: minimum, remainingAttempts } = offer;
  const name = `${shownAxis(part.axis)} ${activityTitle(part.childActivity, t)}`;
  return (
    <Notice tone="light" icon={RotateCcw} title={t('courseDetails.notPassed', { name })}>
      <p>
        {score !== null && `${t('activityLock.yourScore', { score: format.percent(score) })} `}
        {minimum !== null && `${t('activityLock.minimumScore', { score: format.percent(minimum) })} `}
        {remainingAttempts !== null && t('activityLock.attemptsLeft', { count: remainingAttempts })}
      </p>
      {until && <p>{t('player.tryAgain.until', { date: format.dateTime(until) })}</p>}
      <p className={styles.way}>
        <Link className={buttonClass()} to={contentPartPath(objectiveId, part.axis)}>
          <Icon of={RotateCcw} />
          {t('player.tryAgain.again')}
        </Link>
      </p>
    </Notice>
  );
}
