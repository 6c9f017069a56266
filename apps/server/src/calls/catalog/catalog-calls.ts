import { getCatalogFilterCategories } from '@lantern/contract/catalog/get-catalog-filter-categories';
import { getCatalogShowcases } from '@lantern/contract/catalog/get-catalog-showcases';
import { getCourseCounts } from '@lantern/contract/catalog/get-course-counts';
import { getEnrolledFilterCategories } from '@lantern/contract/catalog/get-enrolled-filter-categories';
import { getEnrolledShowcases } from '@lantern/contract/catalog/get-enrolled-showcases';
import { getTerms } from '@lantern/contract/catalog/get-terms';
import { sql } from '../../db/sql';
import { type ServedCall, call } from '../../http/served-call';
import { listFilterCategories, listShowcases, listTerms } from '../../store/activities/course-arrangement';
import { catalogCourseSource } from '../../store/courses/catalog-courses';
import { countOwnCourses, countTerms } from '../../store/courses/course-counts';
import { enrolledCourseSource } from '../../store/courses/enrolled-courses';
import { handleGetMySuggestions } from './get-my-suggestions';

const handleGetEnrolledShowcases = call(getEnrolledShowcases, (_input, { db, learner, tenant }) =>
  listShowcases(db, tenant.id, enrolledCourseSource(learner)),
);

const handleGetCatalogShowcases = call(getCatalogShowcases, (_input, { db, learner, tenant }) =>
  listShowcases(db, tenant.id, catalogCourseSource(learner)),
);

const handleGetEnrolledFilterCategories = call(
  getEnrolledFilterCategories,
  (_input, { db, learner, tenant }) => listFilterCategories(db, tenant.id, enrolledCourseSource(learner)),
);

const handleGetCatalogFilterCategories = call(getCatalogFilterCategories, (_input, { db, learner, tenant }) =>
  listFilterCategories(db, tenant.id, catalogCourseSource(learner)),
);

/** [2.27] */
const handleGetCourseCounts = call(getCourseCounts, ({ query: { list = 'enrolled' } }, { db, learner }) => {
  return list === 'enrolled'
    ? countOwnCourses(db, enrolledCourseSource(learner))
    : countTerms(db, catalogCourseSource(learner));
});

const handleGetTerms = call(getTerms, (_input, { db, learner, tenant }) => {
  return listTerms(
    db,
    tenant.id,
    sql`select c.term_id from (${enrolledCourseSource(learner)}) c
        union all select c.term_id from (${catalogCourseSource(learner)}) c`,
  );
});

export const CATALOG_CALLS: readonly ServedCall[] = [
  handleGetEnrolledShowcases,
  handleGetCatalogShowcases,
  handleGetEnrolledFilterCategories,
  handleGetCatalogFilterCategories,
  handleGetTerms,
  handleGetCourseCounts,
  handleGetMySuggestions,
];
