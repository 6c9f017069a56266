import { courseOffer } from '@lantern/domain/course/course-offer';
import { contentPartPath, detailsPath } from '@lantern/domain/course/course-paths';
import { Link } from '@tanstack/react-router';
import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { reportEvent } from '../../../api/attempts/report-event';
import type { WholeTree } from '../../../api/attempts/activities';
import { linkTarget } from '../../../lib/page/link-target';
import { StartAgainDialog } from '../../../parts/attempt-start/start-again-dialog';
import { useCourseAction } from '../../../parts/attempt-start/use-course-action';
import { ResultPanel } from '../../../parts/course-result/result-panel';
import { useReviewPath } from '../../../parts/course-result/use-review-path';
import { FeedbackOffer } from '../../../parts/feedback-survey/feedback-offer';
import { Button } from '../../../ui/button/button';
import { buttonClass } from '../../../ui/button/button-class';
import styles from './course-end.module.css';
import { EndCertificate } from './end-certificate';
import { type EndFacts, endFacts } from './end-facts';
import { EndHead } from './end-head';
import { EndMissing } from './end-missing';
import { EndNewAttempt } from './end-new-attempt';
import { EndWindow } from './end-window';
import { PlayerBreadcrumbs } from '../frame/player-breadcrumbs';
import { NextCourse } from './next-course';
import type { Player } from '../player-state/use-player';

type CourseEndProps = { player: Pick<Player, 'course' | 'now'>; tree: WholeTree };

/** [4.16] [4.17] The end of every course: what was reached, what is missing, and where to go from here. */
export function CourseEnd({ player: { course, now }, tree }: CourseEndProps) {
  const { t } = useTranslation();
  const { objective } = course;
  const facts = endFacts(course, tree, now);
  const { actions } = courseOffer(course, now);
  const may = (action: string) => actions.some(({ name, enabled }) => name === action && enabled);
  const { act, busyAction, restart } = useCourseAction(course);
  const review = useReviewPath(course);
  const isLacking = facts.passed === false || facts.missing.length > 0;
  const mayRepeat = may('startAgain');
  const reviewHref = may('review') && objective.type === 'composite' ? reviewOf(objective.id) : null;
  const reviewLink = may('review') && (
    <Link
      className={buttonClass(facts.passed === false ? { size: 'lg' } : {})}
      {...linkTarget(review)}
      onClick={() => reportEvent('course_open_for_review', { objectiveId: objective.id })}
    >
      {t('courseEnd.review')}
    </Link>
  );
  return (
    <div className={styles.end}>
      <PlayerBreadcrumbs objective={objective} />
      <div className={styles.finale}>
        <EndHead course={course} facts={facts} />
        <div className={styles.window}>
          <EndWindow
            objectiveId={objective.id}
            missing={missingPanes(facts)}
            total={facts.activities.length}
          />
        </div>
        <div className={styles.reached}>
          <ResultPanel course={course} now={now} />
          {facts.passed === false && (mayRepeat || reviewLink) && (
            <div className={styles.actions}>
              {mayRepeat && (
                <Button
                  variant="primary"
                  size="lg"
                  icon={RotateCcw}
                  busy={busyAction === 'startAgain'}
                  onClick={() => act('startAgain')}
                >
                  {t('courseEnd.tryAgain')}
                </Button>
              )}
              {reviewLink}
            </div>
          )}
        </div>
      </div>
      {isLacking && facts.isFinished && (
        <div className={styles.columns}>
          <EndMissing course={course} facts={facts} reviewHref={reviewHref} />
          {mayRepeat && <EndNewAttempt course={course} facts={facts} />}
        </div>
      )}
      <EndCertificate
        key={course.objectiveWorkflowAggregate?.lastObjectiveRecord?.id ?? null}
        course={course}
        facts={facts}
        now={now}
      />
      <div className={styles.columns}>
        <NextCourse after={objective.id} now={now} />
        <FeedbackOffer place="course-exit" objectiveId={objective.id} now={now} />
      </div>
      <div className={styles.closing}>
        {facts.passed !== false && reviewLink}
        {mayRepeat && facts.passed !== false && (
          <Button icon={RotateCcw} busy={busyAction === 'startAgain'} onClick={() => act('startAgain')}>
            {t('courseActions.startAgain')}
          </Button>
        )}
        <Link className={buttonClass()} to={detailsPath(objective.id)}>
          {t('courseEnd.details')}
        </Link>
        <Link className={buttonClass({ variant: 'quiet' })} to="/courses">
          {t('courseEnd.allCourses')}
        </Link>
      </div>
      {restart && <StartAgainDialog onConfirm={restart.confirm} onClose={restart.cancel} />}
    </div>
  );
}

/** What is not complete, and what is but stayed below its minimum. */
function missingPanes({ activities, done, missing }: EndFacts): number {
  return activities.length - done + missing.filter(({ why }) => why === 'belowMinimum').length;
}

/** [2.9] Into the course as it was left, to be looked at. */
function reviewOf(objectiveId: string): (axis: string) => string {
  return (axis) => `${contentPartPath(objectiveId, axis)}?viewType=REVIEW`;
}
