import type { ObjectiveAccess } from '@lantern/contract/entities/objective-access';
import { attemptEnding } from '@lantern/domain/attempt/attempt-ending';
import { startWindow } from '@lantern/domain/course/availability';
import { lastRecord, lastWorkflow } from '@lantern/domain/enrollment/enrolled-course';
import { retakeOutlook } from '@lantern/domain/course/retake-outlook';
import { type GradeOutlook, gradeOutlook } from '@lantern/domain/grade/grade-outlook';
import { workflowLabelKey } from '@lantern/domain/vocabulary-labels';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format';
import type { CourseFact } from '../../parts/course-panel/course-facts';
import { useCourseFacts } from '../../parts/course-panel/use-course-facts';

/** What the learner may want to know of their place in the course, then of the course. What is not known is left out. */
export function useAttemptFacts(course: ObjectiveAccess, now: Date): CourseFact[] {
  const { t } = useTranslation();
  const format = useFormat();
  const { objective } = course;
  const window = startWindow(course, now);
  const workflow = lastWorkflow(course);
  const record = lastRecord(course);
  const scale = objective.objectiveGradingScale;
  const isGraded = attemptEnding(objective.type, null) !== 'finish';
  const dated = (key: DateKey, date: Date | null | undefined) => ({
    key,
    label: t(`attemptFacts.${key}`),
    value: date && format.date(date),
  });
  const retakes = workflow || record ? null : retakeOutlook(course);
  const outlook = gradeOutlook(course, now);
  const gradeWords = (grade: GradeOutlook) =>
    grade.kind === 'from'
      ? t('courseResult.hiddenUntil', { date: format.date(grade.date) })
      : t(grade.kind === 'never' ? 'courseResult.notShown' : 'attemptFacts.gradeAfterGrading');
  const own = [
    { key: 'status', label: t('attemptFacts.status'), value: t(statusKey(course)) },
    {
      key: 'priority',
      label: t('attemptFacts.priority'),
      value: course.isMandatory && t('vocabulary.coursePriority.mandatory'),
    },
    dated('opens', window.kind === 'notYetOpen' ? window.opensAt : null),
    dated('started', workflow?.started),
    dated('submitted', workflow?.submitted),
    dated('completed', workflow ? workflow.finished : record?.finished),
    { key: 'grade', label: t('attemptFacts.grade'), value: outlook && gradeWords(outlook) },
    dated('due', course.dueDate),
    dated('closes', workflow || window.kind === 'closed' ? null : course.availabilityEndDate),
    { key: 'term', label: t('attemptFacts.term'), value: course.termName && <bdi>{course.termName}</bdi> },
    {
      key: 'passingScore',
      label: t('courseResult.passingScore'),
      // [4.11] Where nothing is graded, no score can come.
      value: isGraded && scale && !record && format.percent(scale.normalizedPassingScore),
    },
    {
      key: 'attempts',
      label: t('attemptFacts.attempts'),
      value: retakes && t(`attemptFacts.${retakes}`),
    },
  ];
  return [...own.filter(({ value }) => value), ...useCourseFacts(objective, [])];
}

type DateKey = 'opens' | 'started' | 'submitted' | 'completed' | 'due' | 'closes';

function statusKey(course: ObjectiveAccess) {
  const { state } = course.objective;
  if (state === 'draft') return 'courseCard.comingSoon';
  if (state === 'archived') return 'attemptFacts.archived';
  const workflow = lastWorkflow(course);
  return workflowLabelKey(workflow ? workflow.state : lastRecord(course) && 'finished');
}
