import { coursesHeading } from '@lantern/domain/access/courses-heading';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { currentUserQuery } from '../../api/platform';

/** [2.3] Reading 47: courses, or quizzes where the tenant says so. */
export function useCoursesTitle(): string {
  const { t } = useTranslation();
  const { data: user } = useSuspenseQuery(currentUserQuery());
  const heading = coursesHeading(user.permissions, user.settings['ui.learner.quizzesPermission'] ?? null);
  return t(`pages.${heading}`);
}
