import { ProblemError } from '@lantern/contract/problem-error';
import { getOpenCatalogFilterCategories } from '@lantern/contract/public/get-open-catalog-filter-categories';
import { getOpenCatalogObjective } from '@lantern/contract/public/get-open-catalog-objective';
import { getOpenCatalogShowcases } from '@lantern/contract/public/get-open-catalog-showcases';
import { queryOpenCatalogObjectives } from '@lantern/contract/public/query-open-catalog-objectives';
import type { Db } from '../../db/db';
import { type ServedCall, call, listCall } from '../../http/served-call';
import { listFilterCategories, listShowcases } from '../../store/activities/course-arrangement';
import {
  OPEN_CATALOG_FIELDS,
  findOpenCatalogObjective,
  listOpenCatalog,
  openCatalogSource,
} from '../../store/courses/open-catalog';
import { findTenantByDomain } from '../../store/platform/tenants';

const handleQueryOpenCatalogObjectives = listCall(
  queryOpenCatalogObjectives,
  OPEN_CATALOG_FIELDS,
  async ({ query }, { db, locale }) => {
    const tenantId = await openCatalogTenant(db, query.domain);
    const { data, totalCount } = await listOpenCatalog(db, { tenantId, locale }, query);
    return { data, totalCount };
  },
);

const handleGetOpenCatalogObjective = call(
  getOpenCatalogObjective,
  async ({ params, query }, { db, locale }) => {
    const tenantId = await openCatalogTenant(db, query.domain);
    const objective = await findOpenCatalogObjective(db, { tenantId, locale }, params.id);
    if (!objective) throw new ProblemError('notFound');
    return objective;
  },
);

const handleGetOpenCatalogShowcases = call(getOpenCatalogShowcases, async ({ query }, { db }) => {
  const tenantId = await openCatalogTenant(db, query.domain);
  return listShowcases(db, tenantId, openCatalogSource(tenantId));
});

/** [6.5] Visitors learn of no option that only the courses behind the door have. */
const handleGetOpenCatalogFilterCategories = call(
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

export const OPEN_CATALOG_CALLS: readonly ServedCall[] = [
  handleQueryOpenCatalogObjectives,
  handleGetOpenCatalogObjective,
  handleGetOpenCatalogShowcases,
  handleGetOpenCatalogFilterCategories,
];

/** [7.25] A domain that nobody owns answers as a course that does not exist. */
async function openCatalogTenant(db: Db, domain: string): Promise<string> {
  const tenant = await findTenantByDomain(db, domain);
  if (!tenant) throw new ProblemError('notFound');
  return tenant.id;
}
