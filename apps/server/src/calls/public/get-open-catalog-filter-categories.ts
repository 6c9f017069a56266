import { getOpenCatalogFilterCategories } from '@lantern/contract/public/get-open-catalog-filter-categories';
import { call } from '../../http/served-call';
import { listFilterCategories } from '../../store/activities/course-arrangement';
import { openCatalogSource } from '../../store/courses/open-catalog';
import { openCatalogTenant } from './open-catalog-tenant';

/** [6.5] Visitors learn of no option that only the courses behind the door have. */
export const handleGetOpenCatalogFilterCategories = call(
  getOpenCatalogFilterCategories,
  async ({ query }, { db }) => {
    const tenantId = await openCatalogTenant(db, query.domain);
    const categories = await listFilterCategories(db, tenantId, openCatalogSource(tenantId));
    return categories.map(({ attributes, ...category }) => ({
      ...category,
      attributes: attributes.filter(({ objectivesCount }) => objectivesCount > 0),
    }));
  },
);
