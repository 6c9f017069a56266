import { getOpenCatalogShowcases } from '@lantern/contract/public/get-open-catalog-showcases';
import { call } from '../../http/served-call';
import { listShowcases } from '../../store/activities/course-arrangement';
import { openCatalogSource } from '../../store/courses/open-catalog';
import { openCatalogTenant } from './open-catalog-tenant';

export const handleGetOpenCatalogShowcases = call(getOpenCatalogShowcases, async ({ query }, { db }) => {
  const tenantId = await openCatalogTenant(db, query.domain);
  return listShowcases(db, tenantId, openCatalogSource(tenantId));
});
