import type { ListedOpenCatalogObjective } from '@lantern/contract/entities/open-catalog-objective';
import type { PageFacts } from '@lantern/contract/render-page';
import { openCatalogCoursePath } from '@lantern/domain/course/course-paths';
import { publicAddress } from '../routes/public-address';

/** The courses of a list in the words of schema.org; each is described on its own page. */
export function catalogData(objectives: readonly ListedOpenCatalogObjective[], facts: PageFacts): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: objectives.map(({ id, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: publicAddress(openCatalogCoursePath(id), facts),
    })),
  };
}
