import type { ObjectiveAccess } from '@lantern/contract/entities/objective-access';
import { useTranslation } from 'react-i18next';
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
        <Notice tone="success" title={t('courseDetails.completed', { course: course.objective.name })}>
          {t('courseDetails.completedAdvice')}
        </Notice>
      )}
    </output>
  );
}
