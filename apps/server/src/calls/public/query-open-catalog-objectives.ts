import type { queryOpenCatalogObjectives } from '@lantern/contract/public/query-open-catalog-objectives';
import type { Handler } from '../../http/serve';
import { listOpenCatalog } from '../../store/courses/open-catalog';
import { openCatalogTenant } from './open-catalog-tenant';

export const handleQueryOpenCatalogObjectives: Handler<typeof queryOpenCatalogObjectives> = async (
  { query },
  { db },
) => {
  const { data, totalCount } = await listOpenCatalog(db, await openCatalogTenant(db, query.domain), query);
  return { data, totalCount };
};
