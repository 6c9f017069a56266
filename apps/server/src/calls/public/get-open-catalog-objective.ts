import { ProblemError } from '@lantern/contract/problem-error';
import { getOpenCatalogObjective } from '@lantern/contract/public/get-open-catalog-objective';
import { call } from '../../http/served-call';
import { findOpenCatalogObjective } from '../../store/courses/open-catalog';
import { openCatalogTenant } from './open-catalog-tenant';

export const handleGetOpenCatalogObjective = call(
  getOpenCatalogObjective,
  async ({ params, query }, { db }) => {
    const objective = await findOpenCatalogObjective(
      db,
      await openCatalogTenant(db, query.domain),
      params.id,
    );
    if (!objective) throw new ProblemError('notFound');
    return objective;
  },
);
