import { queryObjectiveAccesses } from '@lantern/contract/courses/query-objective-accesses';
import { concealResults } from '@lantern/domain/grade/conceal-results';
import { listCall } from '../../http/served-call';
import { listCatalogCourses } from '../../store/courses/catalog-courses';
import { ENROLLED_FIELDS, listEnrolledCourses } from '../../store/courses/enrolled-courses';

const LISTS = { enrolled: listEnrolledCourses, catalog: listCatalogCourses };

export const handleQueryObjectiveAccesses = listCall(
  queryObjectiveAccesses,
  ENROLLED_FIELDS,
  async ({ query }, { db, learner, now }) => {
    const { data, totalCount } = await LISTS[query.list ?? 'enrolled'](db, { ...learner, now }, query);
    return {
      data: data.map((access) => concealResults(access, now)),
      totalCount,
    };
  },
);
