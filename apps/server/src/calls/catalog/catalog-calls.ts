import type { ServedCall } from '../../http/served-call';
import { handleGetCatalogFilterCategories } from './get-catalog-filter-categories';
import { handleGetCatalogShowcases } from './get-catalog-showcases';
import { handleGetCourseCounts } from './get-course-counts';
import { handleGetEnrolledFilterCategories } from './get-enrolled-filter-categories';
import { handleGetEnrolledShowcases } from './get-enrolled-showcases';
import { handleGetTerms } from './get-terms';

export const CATALOG_CALLS: readonly ServedCall[] = [
  handleGetEnrolledShowcases,
  handleGetCatalogShowcases,
  handleGetEnrolledFilterCategories,
  handleGetCatalogFilterCategories,
  handleGetTerms,
  handleGetCourseCounts,
];
