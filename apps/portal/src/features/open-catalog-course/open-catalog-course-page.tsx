import { openCatalogCoursePath } from '@lantern/domain/course/course-paths';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { openCatalogObjectiveQuery, openCatalogShowcasesQuery } from '../../api/open-catalog';
import { usePage } from '../../lib/page-facts';
import { CourseAbout } from '../../parts/course-story/course-about';
import { CourseBreadcrumbs } from '../../parts/course-story/course-breadcrumbs';
import { CourseHead } from '../../parts/course-story/course-head';
import { CourseLayout } from '../../parts/course-story/course-layout';
import { LinkPreview } from '../../parts/link-preview/link-preview';
import { PageTitle } from '../../parts/page-title/page-title';
import { OpenCatalogTicket } from './open-catalog-ticket';

/** [2.17] */
export function OpenCatalogCoursePage() {
  const { objectiveId } = useParams({ from: '/open/open-catalog/$objectiveId/view/details' });
  const domain = new URL(usePage().origin).hostname;
  const { data: objective } = useSuspenseQuery(openCatalogObjectiveQuery(objectiveId, domain));
  const { data: showcases = [] } = useQuery(openCatalogShowcasesQuery(domain));
  const { name, description, about, imageUrl } = objective;
  return (
    <>
      <PageTitle of={name} />
      <LinkPreview
        title={name}
        description={description}
        path={openCatalogCoursePath(objectiveId)}
        imageUrl={imageUrl}
      />
      <CourseLayout
        breadcrumbs={<CourseBreadcrumbs list="openCatalog" courseName={name} />}
        head={<CourseHead name={name} description={description} />}
        ticket={<OpenCatalogTicket objective={objective} showcases={showcases} />}
      >
        <CourseAbout html={about} />
      </CourseLayout>
    </>
  );
}
