import type { ObjectiveAccess } from '@lantern/contract/entities/objective-access';
import { contentPath } from '@lantern/domain/course/course-paths';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { lastWorkflow } from '@lantern/domain/enrollment/enrolled-course';
import { useState } from 'react';
import { linkTarget } from '../../lib/page/link-target';
import { courseTitle } from '../../lib/format/shown-title';
import { Notice } from '../../ui/notice';
import styles from './completion-notice.module.css';

/** What the learner sees the moment a course is done. */
export function CompletionNotice({ course }: { course: ObjectiveAccess }) {
  const { t } = useTranslation();
  const isCompleted = useCompletion(course);
  return (
    <output className={styles.completion}>
      {isCompleted && (
        <Notice
          tone="success"
          title={t('courseDetails.completed', { course: courseTitle(course.objective, t) })}
        >
          <p>{t('courseDetails.completedAdvice')}</p>
          <Link {...linkTarget(`${contentPath(course.objective.id)}?viewType=END`)}>
            {t('courseEnd.how')}
          </Link>
        </Notice>
      )}
    </output>
  );
}

/** Has the attempt come to its end while the page was open: by this learner, in another tab, or by its grader? */
function useCompletion(course: ObjectiveAccess): boolean {
  const workflow = lastWorkflow(course);
  const isFinished = workflow?.state === 'finished';
  const [openId, setOpenId] = useState<string | null>(null);
  if (workflow && !isFinished && workflow.id !== openId) setOpenId(workflow.id);
  return isFinished && workflow.id === openId;
}
