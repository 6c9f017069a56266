import type { OpenCatalogObjective } from '@lantern/contract/entities/open-catalog-objective';
import type { PageFacts } from '@lantern/contract/render-page';
import { BASE_PATH, openCatalogCoursePath } from '@lantern/domain/course/course-paths';
import { durationMinutes } from '@lantern/domain/display/duration';

/** The course in the words of schema.org, for search engines. What is not known is not said. */
export function courseData(objective: OpenCatalogObjective, { origin, config }: PageFacts): object {
  const { name, code, description, imageUrl, activity, certificateTemplates } = objective;
  const [certificate] = certificateTemplates;
  const minutes = durationMinutes(activity.duration);
  const workload = minutes === null ? {} : { courseWorkload: `PT${minutes}M` };
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    name,
    description: description || name,
    url: `${origin}${BASE_PATH}${openCatalogCoursePath(objective.id)}`,
    ...(code && { courseCode: code }),
    ...(imageUrl && URL.canParse(imageUrl, origin) && { image: new URL(imageUrl, origin).href }),
    ...(certificate && { educationalCredentialAwarded: certificate.name }),
    provider: { '@type': 'Organization', name: config.productTitle, url: origin },
    hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online', ...workload },
  };
}
