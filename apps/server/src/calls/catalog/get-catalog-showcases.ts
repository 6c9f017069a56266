import { getCatalogShowcases } from '@lantern/contract/catalog/get-catalog-showcases';
import { call } from '../../http/served-call';
import { catalogCourseSource } from '../../store/courses/catalog-courses';
import { listShowcases } from '../../store/activities/course-arrangement';

export const handleGetCatalogShowcases = call(getCatalogShowcases, (_input, { db, learner, tenant }) =>
  listShowcases(db, tenant.id, catalogCourseSource(learner)),
);
