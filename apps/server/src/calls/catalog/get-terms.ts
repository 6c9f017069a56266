import type { getTerms } from '@lantern/contract/catalog/get-terms';
import { sql } from '../../db/sql';
import type { Handler } from '../../http/serve';
import { catalogCourseSource } from '../../store/courses/catalog-courses';
import { listTerms } from '../../store/activities/course-arrangement';
import { enrolledCourseSource } from '../../store/courses/enrolled-courses';

export const handleGetTerms: Handler<typeof getTerms> = (_input, { db, tenant, session }) => {
  const learner = { tenantId: tenant.id, userId: session.userId };
  return listTerms(
    db,
    tenant.id,
    sql`select c.term_id from (${enrolledCourseSource(learner)}) c
        union all select c.term_id from (${catalogCourseSource(learner)}) c`,
  );
};
