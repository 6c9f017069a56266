import { getCatalogFilterCategories } from '@lantern/contract/catalog/get-catalog-filter-categories';
import { call } from '../../http/served-call';
import { catalogCourseSource } from '../../store/courses/catalog-courses';
import { listFilterCategories } from '../../store/activities/course-arrangement';

export const handleGetCatalogFilterCategories = call(
  getCatalogFilterCategories,
  (_input, { db, learner, tenant }) => listFilterCategories(db, tenant.id, catalogCourseSource(learner)),
);
