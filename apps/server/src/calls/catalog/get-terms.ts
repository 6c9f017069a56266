import { getTerms } from '@lantern/contract/catalog/get-terms';
import { sql } from '../../db/sql';
import { call } from '../../http/served-call';
import { catalogCourseSource } from '../../store/courses/catalog-courses';
import { listTerms } from '../../store/activities/course-arrangement';
import { enrolledCourseSource } from '../../store/courses/enrolled-courses';

export const handleGetTerms = call(getTerms, (_input, { db, learner, tenant }) => {
  return listTerms(
    db,
    tenant.id,
    sql`select c.term_id from (${enrolledCourseSource(learner)}) c
        union all select c.term_id from (${catalogCourseSource(learner)}) c`,
  );
});
