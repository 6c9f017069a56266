import { coursesHeading } from '@lantern/domain/access/courses-heading';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { currentUserQuery } from '../../api/platform';
import { EmptyRoom } from '../../parts/page-title/empty-room';

/** [2.3] */
export function CoursesPage() {
  const { t } = useTranslation();
  const { data: user } = useSuspenseQuery(currentUserQuery());
  const heading = coursesHeading(user.permissions, user.settings['ui.learner.quizzesPermission'] ?? null);
  return <EmptyRoom title={t(`pages.${heading}`)} />;
}
