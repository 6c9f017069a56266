import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Breadcrumbs } from '../../ui/breadcrumbs';

const LISTS = {
  catalog: '/catalog',
  courses: '/courses',
  openCatalog: '/open-catalog/$',
} as const;

type CourseBreadcrumbsProps = { list: keyof typeof LISTS; courseName: string };

/** [2.35] From the list that the course was found in. */
export function CourseBreadcrumbs({ list, courseName }: CourseBreadcrumbsProps) {
  const { t } = useTranslation();
  return (
    <Breadcrumbs
      label={t('breadcrumbs.label')}
      links={[{ key: list, link: <Link to={LISTS[list]}>{t(`pages.${list}`)}</Link> }]}
      current={<bdi>{courseName}</bdi>}
    />
  );
}
