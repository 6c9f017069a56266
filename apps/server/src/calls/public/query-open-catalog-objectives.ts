import { queryOpenCatalogObjectives } from '@lantern/contract/public/query-open-catalog-objectives';
import { listCall } from '../../http/served-call';
import { OPEN_CATALOG_FIELDS, listOpenCatalog } from '../../store/courses/open-catalog';
import { openCatalogTenant } from './open-catalog-tenant';

export const handleQueryOpenCatalogObjectives = listCall(
  queryOpenCatalogObjectives,
  OPEN_CATALOG_FIELDS,
  async ({ query }, { db }) => {
    const { data, totalCount } = await listOpenCatalog(db, await openCatalogTenant(db, query.domain), query);
    return { data, totalCount };
  },
);
