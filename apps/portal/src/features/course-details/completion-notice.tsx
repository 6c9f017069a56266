import type { ObjectiveAccess } from '@lantern/contract/entities/objective-access';
import { contentPath } from '@lantern/domain/course/course-paths';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { linkTarget } from '../../lib/page/link-target';
import { courseTitle } from '../../lib/format/shown-title';
import { Notice } from '../../ui/notice';
import styles from './completion-notice.module.css';
import { useCompletion } from './use-completion';

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
