import type { CourseCount } from '@lantern/contract/catalog/get-course-counts';
import { NO_TERM_ID } from '@lantern/domain/limits';
import type { Db } from '../../db/db';
import { sql, trusted } from '../../db/sql';
import type { CourseSource } from '../activities/course-arrangement';

const BY_TERM = trusted(`select 'term' as kind, coalesce(c.term_id, '${NO_TERM_ID}'::uuid)::text as id,
       count(*) as "objectivesCount" from courses c group by c.term_id`);

/** [2.27] How many of these courses are in each term, and in none. */
export function countTerms(db: Db, source: CourseSource): Promise<CourseCount[]> {
  return db.query(sql`with courses as (${source}) ${BY_TERM}`);
}

/** [2.27] The same, and how many courses of a learner are so far, and how many are mandatory. */
export function countOwnCourses(db: Db, source: CourseSource): Promise<CourseCount[]> {
  return db.query(
    sql`with courses as (${source})
        ${BY_TERM}
        union all
        select 'courseProgress', c.course_progress, count(*) from courses c group by c.course_progress
        union all
        select 'coursePriority', case when c.is_mandatory then 'mandatory' else 'optional' end, count(*)
          from courses c group by c.is_mandatory`,
  );
}
