import type { OpenCatalogObjective } from '@lantern/contract/entities/open-catalog-objective';
import type { PageFacts } from '@lantern/contract/render-page';
import { openCatalogCoursePath } from '@lantern/domain/course/course-paths';
import { linkPicture } from '@lantern/domain/display/cover-address';
import { durationMinutes } from '@lantern/domain/display/duration';
import { likelyLocale } from '@lantern/domain/display/likely-locale';
import { DEFAULT_LOCALE, localeOfTag } from '@lantern/domain/display/locales';
import { publicAddress } from '../routes/public-address';

/** The course in the words of schema.org, for search engines. What is not known is not said. */
export function courseData(objective: OpenCatalogObjective, facts: PageFacts): object {
  const { name, language, code, description, activity, certificateTemplates } = objective;
  const { origin, config } = facts;
  const [certificate] = certificateTemplates;
  const minutes = durationMinutes(activity.duration);
  const workload = minutes === null ? {} : { courseWorkload: `PT${minutes}M` };
  const inLanguage = language ?? likelyLocale(name, localeOfTag(config.defaultLocale) ?? DEFAULT_LOCALE);
  const url = publicAddress(openCatalogCoursePath(objective.id), facts);
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    name,
    description: description || name,
    url,
    image: linkPicture(objective, origin),
    ...(code && { courseCode: code }),
    ...(inLanguage && { inLanguage }),
    ...(certificate && { educationalCredentialAwarded: certificate.name }),
    provider: { '@type': 'Organization', name: config.productTitle, url: origin },
    // Whoever may see it may take it.
    offers: { '@type': 'Offer', category: 'Free', url },
    hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online', ...workload },
  };
}
