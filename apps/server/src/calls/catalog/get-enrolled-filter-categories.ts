import type { getEnrolledFilterCategories } from '@lantern/contract/catalog/get-enrolled-filter-categories';
import type { Handler } from '../../http/serve';
import { listFilterCategories } from '../../store/activities/course-arrangement';
import { enrolledCourseSource } from '../../store/courses/enrolled-courses';

export const handleGetEnrolledFilterCategories: Handler<typeof getEnrolledFilterCategories> = (
  _input,
  { db, tenant, session },
) =>
  listFilterCategories(db, tenant.id, enrolledCourseSource({ tenantId: tenant.id, userId: session.userId }));
