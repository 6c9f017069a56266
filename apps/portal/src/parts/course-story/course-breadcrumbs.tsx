import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { CourseName, type TextOfCourse } from '../course-text/course-name';

const LISTS = {
  catalog: '/catalog',
  courses: '/courses',
  openCatalog: '/open-catalog/$',
} as const;

type CourseBreadcrumbsProps = { list: keyof typeof LISTS; course: TextOfCourse };

/** [2.35] From the list that the course was found in. */
export function CourseBreadcrumbs({ list, course }: CourseBreadcrumbsProps) {
  const { t } = useTranslation();
  return (
    <Breadcrumbs
      label={t('breadcrumbs.label')}
      links={[{ key: list, link: <Link to={LISTS[list]}>{t(`pages.${list}`)}</Link> }]}
      current={<CourseName course={course} />}
    />
  );
}
