import type { getEnrolledShowcases } from '@lantern/contract/catalog/get-enrolled-showcases';
import type { Handler } from '../../http/serve';
import { listShowcases } from '../../store/activities/course-arrangement';
import { enrolledCourseSource } from '../../store/courses/enrolled-courses';

export const handleGetEnrolledShowcases: Handler<typeof getEnrolledShowcases> = (
  _input,
  { db, tenant, session },
) => listShowcases(db, tenant.id, enrolledCourseSource({ tenantId: tenant.id, userId: session.userId }));
