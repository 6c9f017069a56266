import type { queryObjectiveAccesses } from '@lantern/contract/courses/query-objective-accesses';
import { concealResults } from '@lantern/domain/grade/conceal-results';
import type { Handler } from '../../http/serve';
import { listCatalogCourses } from '../../store/courses/catalog-courses';
import { listEnrolledCourses } from '../../store/courses/enrolled-courses';

const LISTS = { enrolled: listEnrolledCourses, catalog: listCatalogCourses };

export const handleQueryObjectiveAccesses: Handler<typeof queryObjectiveAccesses> = async (
  { query },
  { db, tenant, session, now },
) => {
  const learner = { tenantId: tenant.id, userId: session.userId, now };
  const { data, totalCount } = await LISTS[query.list ?? 'enrolled'](db, learner, query);
  return {
    data: data.map((access) => concealResults(access, now)),
    totalCount,
  };
};
