import { openCatalogCoursePath } from '@lantern/domain/course/course-paths';
import { linkPicture, openCatalogCoverPath } from '@lantern/domain/display/cover-address';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { openCatalogObjectiveQuery, openCatalogShowcasesQuery } from '../../api/courses/open-catalog';
import { usePage } from '../../lib/page/page-facts';
import { courseTitle } from '../../lib/format/shown-title';
import { CourseAbout } from '../../parts/course-story/course-about';
import { CourseBreadcrumbs } from '../../parts/course-story/course-breadcrumbs';
import { CourseHead } from '../../parts/course-story/course-head';
import { CourseLayout } from '../../parts/course-story/course-layout';
import { LinkCard } from '../../parts/link-preview/link-card';
import { LinkPreview } from '../../parts/link-preview/link-preview';
import { PageTitle } from '../../parts/page-title/page-title';
import { OpenCatalogPanel } from './open-catalog-panel';

/** [2.17] */
export function OpenCatalogCoursePage() {
  const { t } = useTranslation();
  const { objectiveId } = useParams({ from: '/open/open-catalog/$objectiveId/view/details' });
  const { origin } = usePage();
  const domain = new URL(origin).hostname;
  const { data: objective } = useSuspenseQuery(openCatalogObjectiveQuery(objectiveId, domain));
  const { data: showcases = [] } = useQuery(openCatalogShowcasesQuery(domain));
  const { description } = objective;
  const name = courseTitle(objective, t);
  const picture = linkPicture(objective, origin);
  return (
    <>
      <PageTitle of={name} />
      <LinkPreview
        title={name}
        description={description}
        path={openCatalogCoursePath(objectiveId)}
        imageUrl={picture}
      />
      {picture.endsWith(openCatalogCoverPath(objectiveId)) && <LinkCard alt={name} />}
      <CourseLayout
        breadcrumbs={<CourseBreadcrumbs list="openCatalog" course={objective} />}
        head={<CourseHead course={objective} />}
        panel={<OpenCatalogPanel objective={objective} showcases={showcases} />}
      >
        <CourseAbout course={objective} />
      </CourseLayout>
    </>
  );
}
