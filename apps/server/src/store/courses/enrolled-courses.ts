import type { ListedObjective } from '@lantern/contract/entities/objective';
import type { ListQuery } from '@lantern/contract/list-query';
import type { Locale } from '@lantern/domain/display/locales';
import { type Db, findOne } from '../../db/db';
import { cachedJson } from '../../db/json-cache';
import { type Sql, sql, trusted } from '../../db/sql';
import { accessFields } from './access-fields';
import { aggregateFields } from '../attempts/aggregate-fields';
import { compileListQuery } from '../lists/compile-list-query';
import type { ListFields } from '../lists/list-field';
import { type CourseFilters, compileCourseFilters } from './course-filters';
import { type EnrolledCard, enrolledAccessOf } from './enrolled-card';
import { dueFirst } from './due-first';
import { cardObjectiveFields } from './objective-fields';
import { type CoursePage, withSelectedCourses } from './selected-objectives';
import { shownCourse } from './shown-course';
import type { Learner } from '../people/learner-facts';

/** [3.4] [3.13] [4.7] Of the caller's courses and, by the same names, of those on offer to them. */
export const ENROLLED_FIELDS: ListFields = {
  id: { column: trusted('g.objective_access_id'), type: 'id' },
  userId: { column: trusted('g.user_id'), type: 'id' },
  'objectiveAccess.id': { column: trusted('g.objective_access_id'), type: 'id' },
  ...accessFields('g'),
  courseProgress: { column: trusted('g.course_progress'), type: 'text' },
  ...cardObjectiveFields('objective.'),
  ...aggregateFields('objectiveWorkflowAggregate.'),
};

/** [5.13] Held to the domain's isInEnrolledList by a test; the index of these cards has the same condition. */
export const IS_ENROLLED = trusted(`g.activity_state <> 'archived'
  and (g.is_self_enrolled or g.is_mandatory or g.workflow_id is not null or g.record_id is not null)`);

export type CourseListQuery = ListQuery & CourseFilters;

export type LearnerAt = Learner & { now: Date };

const BY_NAME = sql`g.sort_name, g.id`;

/**
 * [7.2] My courses: one page of the learner's ready-made cards. What presses comes first unless another order is asked
 * for; that of names is read from their index.
 */
export async function listEnrolledCourses(
  db: Db,
  learner: LearnerAt,
  query: CourseListQuery,
): Promise<CoursePage> {
  const { tenantId, userId, now, locale } = learner;
  const list = compileListQuery(query, ENROLLED_FIELDS, BY_NAME);
  const { where, limit, isCounted } = list;
  const orderBy = query.sort ? list.orderBy : sql`${dueFirst(now)}, ${BY_NAME}`;
  const filters = await compileCourseFilters(db, tenantId, { filters: query, alias: 'g' });
  const cards = sql`from objective_workflow_aggregates g
                   where g.tenant_id = ${tenantId} and g.user_id = ${userId} and ${IS_ENROLLED}
                     and ${where} and ${filters}`;
  const total = isCounted ? sql`(select count(*) ${cards})` : sql`null::int`;
  const page = await findOne<{ cards: string | null; courses: string | null; total: number | null }>(
    db,
    sql`select string_agg(g.card::text, ',') as cards, string_agg(g.listed::text, E'\\n') as courses, ${total} as total
          from (select g.card, g.listed ${cards} order by ${orderBy} ${limit}) g`,
  );
  const courses = page?.courses?.split('\n') ?? [];
  const data = cardsOf(page?.cards).map((card, place) =>
    enrolledAccessOf(card, courseOf(courses[place], locale), userId),
  );
  const found = { data, totalCount: page?.total ?? undefined };
  return withSelectedCourses(db, learner, { page: found, select: query.select });
}

/** All in one text: the driver pays for each value. */
function cardsOf(texts: string | null = ''): EnrolledCard[] {
  return JSON.parse(`[${texts ?? ''}]`) as EnrolledCard[]; // by the trigger that writes them
}

/** A text of one line: JSON has its line ends escaped. Written by refreshListedObjectives, which knows the fields. */
function courseOf(listed = '{}', locale?: Locale): ListedObjective {
  return shownCourse(cachedJson(listed) as ListedObjective, locale);
}

/** The same of one course, as the database has its card and what lists tell of it. */
export function enrolledCourseOf(card: string, listed: string, { userId, locale }: Learner) {
  const [one] = cardsOf(card);
  if (!one) throw new Error('An enrolment has a card');
  return enrolledAccessOf(one, courseOf(listed, locale), userId);
}

/** Of such a course: its own language, whatever the reader's. */
export function ownLanguageOf(listed: string): string | null {
  return (cachedJson(listed) as ListedObjective).language;
}

/** [5.13] Whether a course is among them. */
export async function isEnrolledIn(
  db: Db,
  { tenantId, userId }: Learner,
  objectiveId: string,
): Promise<boolean> {
  const found = await findOne(
    db,
    sql`select g.id from objective_workflow_aggregates g
         where g.tenant_id = ${tenantId} and g.user_id = ${userId} and g.objective_id = ${objectiveId} and ${IS_ENROLLED}`,
  );
  return found !== null;
}

/** The same courses, for what is counted over all of them. */
export function enrolledCourseSource({ tenantId, userId }: Learner): Sql {
  return sql`select g.showcase_ids, g.attribute_ids, g.term_id, g.course_progress, g.is_mandatory
               from objective_workflow_aggregates g
              where g.tenant_id = ${tenantId} and g.user_id = ${userId} and ${IS_ENROLLED}`;
}
