import type { getOpenCatalogFilterCategories } from '@lantern/contract/public/get-open-catalog-filter-categories';
import type { Handler } from '../../http/serve';
import { listFilterCategories } from '../../store/course-arrangement';
import { openCatalogSource } from '../../store/open-catalog';
import { openCatalogTenant } from './open-catalog-tenant';

export const handleGetOpenCatalogFilterCategories: Handler<typeof getOpenCatalogFilterCategories> = async (
  { query },
  { db },
) => {
  const tenantId = await openCatalogTenant(db, query.domain);
  return listFilterCategories(db, tenantId, openCatalogSource(tenantId));
};
