import type { ObjectiveAccess } from '@lantern/contract/entities/objective-access';
import { mayEndAttempt } from '@lantern/domain/attempt/may-end-attempt';
import { cardView } from '@lantern/domain/course/card-view';
import { courseOffer } from '@lantern/domain/course/course-offer';
import { contentPath } from '@lantern/domain/course/course-paths';
import { lastWorkflow } from '@lantern/domain/enrollment/enrolled-course';
import { shareLink } from '@lantern/domain/catalog/share-link';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../lib/page/page-facts';
import { courseTitle } from '../../lib/format/shown-title';
import { EndAttempt } from '../../parts/attempt-ending/end-attempt';
import { CopyLink } from '../../parts/course-panel/copy-link';
import { CourseActions } from '../../parts/course-panel/course-actions';
import { CourseFacts } from '../../parts/course-panel/course-facts';
import { CourseNotice } from '../../parts/course-panel/course-notice';
import { CoursePanel } from '../../parts/course-panel/course-panel';
import { useReviewPath } from '../../parts/course-result/use-review-path';
import { AttemptProgress } from './attempt-progress';
import { CurrentPlace } from './current-place';
import { DueNotice } from './due-notice';
import { ReviewNote } from './review-note';
import { StartAgainDialog } from '../../parts/attempt-start/start-again-dialog';
import { TryAgainNotice } from './try-again-notice';
import { useAttemptFacts } from './use-attempt-facts';
import { useCourseAction } from '../../parts/attempt-start/use-course-action';

type DetailsPanelProps = { course: ObjectiveAccess; now: Date };

/** [4.14]–[4.19] What the learner can do with the course now, and why. */
export function DetailsPanel({ course, now }: DetailsPanelProps) {
  const { t } = useTranslation();
  const { origin } = usePage();
  const { objective } = course;
  const { actions, notice } = courseOffer(course, now);
  const facts = useAttemptFacts(course, now);
  const { act, busyAction, restart } = useCourseAction(course);
  const workflow = lastWorkflow(course);
  const mayEnd = mayEndAttempt(course);
  const review = useReviewPath(course);
  // [4.10] Until the required work is done, handing in is a quiet button.
  const isEndNext = mayEnd && workflow !== null && workflow.progress >= 1;

  return (
    <CoursePanel
      label={t('courseDetails.panelLabel')}
      objective={objective}
      cover={cardView(course, now).light}
    >
      {notice ? <CourseNotice notice={notice} /> : <DueNotice course={course} now={now} />}
      <TryAgainNotice course={course} now={now} />
      <CurrentPlace openedLast={course.openedLast} />
      {workflow && <AttemptProgress progress={workflow.progress} />}
      <CourseActions
        actions={actions}
        links={{
          continue: contentPath(objective.id),
          review,
        }}
        onAction={act}
        busyAction={busyAction}
        isQuiet={isEndNext}
      >
        {workflow && mayEnd && (
          <EndAttempt course={course} objectiveWorkflowId={workflow.id} isLeading={isEndNext} />
        )}
        <ReviewNote course={course} now={now} />
        <CopyLink url={shareLink(origin, objective.id)} title={courseTitle(objective, t)} />
      </CourseActions>
      <CourseFacts facts={facts} />
      {restart && <StartAgainDialog onConfirm={restart.confirm} onClose={restart.cancel} />}
    </CoursePanel>
  );
}
