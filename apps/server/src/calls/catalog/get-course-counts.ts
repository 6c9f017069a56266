import { getCourseCounts } from '@lantern/contract/catalog/get-course-counts';
import { call } from '../../http/served-call';
import { catalogCourseSource } from '../../store/courses/catalog-courses';
import { countOwnCourses, countTerms } from '../../store/courses/course-counts';
import { enrolledCourseSource } from '../../store/courses/enrolled-courses';

/** [2.27] */
export const handleGetCourseCounts = call(
  getCourseCounts,
  ({ query: { list = 'enrolled' } }, { db, learner }) => {
    return list === 'enrolled'
      ? countOwnCourses(db, enrolledCourseSource(learner))
      : countTerms(db, catalogCourseSource(learner));
  },
);
