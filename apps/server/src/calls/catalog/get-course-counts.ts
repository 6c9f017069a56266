import type { getCourseCounts } from '@lantern/contract/catalog/get-course-counts';
import type { Handler } from '../../http/serve';
import { catalogCourseSource } from '../../store/courses/catalog-courses';
import { countOwnCourses, countTerms } from '../../store/courses/course-counts';
import { enrolledCourseSource } from '../../store/courses/enrolled-courses';

/** [2.27] */
export const handleGetCourseCounts: Handler<typeof getCourseCounts> = (
  { query: { list = 'enrolled' } },
  { db, tenant, session },
) => {
  const learner = { tenantId: tenant.id, userId: session.userId };
  return list === 'enrolled'
    ? countOwnCourses(db, enrolledCourseSource(learner))
    : countTerms(db, catalogCourseSource(learner));
};
