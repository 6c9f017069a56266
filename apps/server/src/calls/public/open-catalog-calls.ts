import type { ServedCall } from '../../http/served-call';
import { handleGetOpenCatalogFilterCategories } from './get-open-catalog-filter-categories';
import { handleGetOpenCatalogObjective } from './get-open-catalog-objective';
import { handleGetOpenCatalogShowcases } from './get-open-catalog-showcases';
import { handleQueryOpenCatalogObjectives } from './query-open-catalog-objectives';

export const OPEN_CATALOG_CALLS: readonly ServedCall[] = [
  handleQueryOpenCatalogObjectives,
  handleGetOpenCatalogObjective,
  handleGetOpenCatalogShowcases,
  handleGetOpenCatalogFilterCategories,
];
