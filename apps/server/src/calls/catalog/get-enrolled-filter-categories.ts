import { getEnrolledFilterCategories } from '@lantern/contract/catalog/get-enrolled-filter-categories';
import { call } from '../../http/served-call';
import { listFilterCategories } from '../../store/activities/course-arrangement';
import { enrolledCourseSource } from '../../store/courses/enrolled-courses';

export const handleGetEnrolledFilterCategories = call(
  getEnrolledFilterCategories,
  (_input, { db, learner, tenant }) => listFilterCategories(db, tenant.id, enrolledCourseSource(learner)),
);
