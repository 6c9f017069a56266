import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { courseTitle } from '../../lib/format/shown-title';
import { showcasesQuery } from '../../api/courses/catalog';
import { objectiveAccessQuery } from '../../api/courses/courses';
import { CourseAbout } from '../../parts/course-story/course-about';
import { CourseBreadcrumbs } from '../../parts/course-story/course-breadcrumbs';
import { CourseHead } from '../../parts/course-story/course-head';
import { CourseLayout } from '../../parts/course-story/course-layout';
import { PageTitle } from '../../parts/page-title/page-title';
import { CatalogPanel } from './catalog-panel';

/** [2.5] */
export function CatalogCoursePage() {
  const { t } = useTranslation();
  const { objectiveId } = useParams({ from: '/member/inside/catalog/$objectiveId/$' });
  const { data: course } = useSuspenseQuery(objectiveAccessQuery(objectiveId));
  const { data: showcases = [] } = useQuery(showcasesQuery('catalog'));
  const name = courseTitle(course.objective, t);
  return (
    <>
      <PageTitle of={name} />
      <CourseLayout
        breadcrumbs={<CourseBreadcrumbs list="catalog" course={course.objective} />}
        head={<CourseHead course={course.objective} />}
        panel={<CatalogPanel course={course} showcases={showcases} />}
      >
        <CourseAbout course={course.objective} />
      </CourseLayout>
    </>
  );
}
