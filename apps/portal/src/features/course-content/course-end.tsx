import { lastRecord, lastWorkflow } from '@lantern/domain/course/enrolled-course';
import { courseOffer } from '@lantern/domain/course/course-offer';
import { detailsPath } from '@lantern/domain/course/course-paths';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { reportEvent } from '../../api/report-event';
import { linkTarget } from '../../lib/link-target';
import { CourseCertificates } from '../../parts/certificates/course-certificates';
import { ResultPanel } from '../../parts/course-result/result-panel';
import { useReviewPath } from '../../parts/course-result/use-review-path';
import { FeedbackOffer } from '../../parts/feedback-survey/feedback-offer';
import { buttonClass } from '../../ui/button/button-class';
import { LitScene } from '../../ui/scene/lit-scene';
import styles from './course-end.module.css';
import { NextCourse } from './next-course';
import { PlayerBody } from './player-body';
import type { Player } from './use-player';

/** The end of a course: what was reached, and where to go from here. */
export function CourseEnd({ player: { course, now } }: { player: Player }) {
  const { t } = useTranslation();
  const { objective } = course;
  const isFinished = lastWorkflow(course)?.state === 'finished';
  const record = lastRecord(course);
  const mayReview = courseOffer(course, now).actions.some(
    ({ name, enabled }) => name === 'review' && enabled,
  );
  const review = useReviewPath(course);
  return (
    <PlayerBody>
      <div className={styles.end}>
        <LitScene />
        <h1 dir="auto" tabIndex={-1}>
          {t(isFinished ? 'courseEnd.completed' : 'courseEnd.submitted', { course: objective.name })}
        </h1>
        <p>{t(isFinished ? 'courseEnd.completedText' : 'courseEnd.submittedText')}</p>
        <div className={styles.result}>
          <ResultPanel course={course} now={now} />
        </div>
        {record && (
          <div className={styles.result}>
            <CourseCertificates key={record.id} objectiveId={objective.id} userId={course.userId} now={now} />
          </div>
        )}
        <div className={styles.actions}>
          {mayReview && (
            <Link
              className={buttonClass()}
              {...linkTarget(review)}
              onClick={() => reportEvent('course_open_for_review', { objectiveId: objective.id })}
            >
              {t('courseEnd.review')}
            </Link>
          )}
          <Link
            className={buttonClass({ variant: mayReview ? 'quiet' : 'secondary' })}
            to={detailsPath(objective.id)}
          >
            {t('courseEnd.details')}
          </Link>
        </div>
        <NextCourse after={objective.id} />
        <FeedbackOffer place="course-exit" objectiveId={objective.id} now={now} />
      </div>
    </PlayerBody>
  );
}
