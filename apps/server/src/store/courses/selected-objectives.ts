import { type ListedObjective, listedObjective, type Objective } from '@lantern/contract/entities/objective';
import type { ListedObjectiveAccess } from '@lantern/contract/entities/objective-access';
import type { Db } from '../../db/db';
import { sql } from '../../db/sql';
import type { ListPage } from '../lists/list-page';
import type { Learner } from '../people/learner-facts';
import { WHOLE_OBJECTIVE } from './objective-accesses';
import { type StoredCourse, shownWholeCourse } from './shown-course';

export type CoursePage = ListPage<ListedObjectiveAccess>;

const LISTED = new Set(Object.keys(listedObjective.shape));
const LISTED_OF_ACTIVITY = new Set(Object.keys(listedObjective.shape.activity.shape));

/** [3.1] Courses of a list with all there is of them, where more is selected than lists have; `prefix` is before its names. */
export async function withSelectedFields(
  db: Db,
  { tenantId, locale }: Pick<Learner, 'tenantId' | 'locale'>,
  { courses, select, prefix }: { courses: ListedObjective[]; select: string[] | undefined; prefix: string },
): Promise<ListedObjective[]> {
  if (courses.length === 0 || !select?.some((path) => isBeyondLists(path, prefix))) return courses;
  const rows = await db.query<{ objective: StoredCourse<Objective> }>(
    sql`select ${WHOLE_OBJECTIVE} as objective from objectives o
          left join grading_scales s on s.tenant_id = o.tenant_id and s.id = o.grading_scale_id
         where o.tenant_id = ${tenantId} and o.id = any(${courses.map(({ id }) => id)}::uuid[])`,
  );
  const wholes = new Map(rows.map(({ objective }) => [objective.id, shownWholeCourse(objective, locale)]));
  return courses.map((course) => {
    const whole = wholes.get(course.id);
    return { ...whole, ...course, activity: { ...whole?.activity, ...course.activity } };
  });
}

/** The same of a page of courses that a learner may take. */
export async function withSelectedCourses(
  db: Db,
  learner: Learner,
  { page, select }: { page: CoursePage; select: string[] | undefined },
): Promise<CoursePage> {
  const courses = page.data.map(({ objective }) => objective);
  const selected = await withSelectedFields(db, learner, { courses, select, prefix: 'objective.' });
  if (selected === courses) return page;
  const data = page.data.map((access, place) => ({
    ...access,
    objective: selected[place] ?? access.objective,
  }));
  return { ...page, data };
}

function isBeyondLists(path: string, prefix: string): boolean {
  if (!path.startsWith(prefix)) return false;
  const [name = '', inner] = path.slice(prefix.length).split('.');
  return !LISTED.has(name) || (name === 'activity' && inner !== undefined && !LISTED_OF_ACTIVITY.has(inner));
}
