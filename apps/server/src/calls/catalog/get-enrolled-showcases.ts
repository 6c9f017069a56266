import { getEnrolledShowcases } from '@lantern/contract/catalog/get-enrolled-showcases';
import { call } from '../../http/served-call';
import { listShowcases } from '../../store/activities/course-arrangement';
import { enrolledCourseSource } from '../../store/courses/enrolled-courses';

export const handleGetEnrolledShowcases = call(getEnrolledShowcases, (_input, { db, learner, tenant }) =>
  listShowcases(db, tenant.id, enrolledCourseSource(learner)),
);
