import type { ListedObjective } from '@lantern/contract/entities/objective';
import { NO_TERM_ID } from '@lantern/domain/limits';
import { ACTIVITY_TYPE_CODES, LIFECYCLE_STATE_CODES } from '@lantern/domain/vocabulary-codes';
import type { Db } from '../db/db';
import { type Sql, sql, trusted } from '../db/sql';
import { compileListQuery } from './compile-list-query';
import type { ListFields } from './list-field';
import { compileCourseFilters } from './course-filters';
import type { CourseListQuery, CoursePage } from './enrolled-courses';
import {
  AGGREGATE_COLUMNS,
  accessColumns,
  type ObjectiveAccessRow,
  objectiveAccessOf,
} from './objective-access-row';

const FIELDS: ListFields = {
  id: { column: trusted('a.id'), type: 'id' },
  termId: { column: trusted('a.term_id'), type: 'id', none: NO_TERM_ID },
  isMandatory: { column: trusted('a.is_mandatory'), type: 'boolean' },
  dueDate: { column: trusted('a.due_date'), type: 'date' },
  hasDueDate: { column: trusted('(a.due_date is not null)'), type: 'boolean' },
  'objective.id': { column: trusted('a.objective_id'), type: 'id' },
  'objective.name': { column: trusted('o.name'), sortColumn: trusted('a.sort_name'), type: 'text' },
  'objective.code': { column: trusted('o.code'), type: 'text' },
  'objective.description': { column: trusted('o.description'), type: 'text' },
  'objective.state': { column: trusted('o.state'), type: 'code', codes: LIFECYCLE_STATE_CODES },
  'objective.type': { column: trusted(`(o.listed->>'type')`), type: 'code', codes: ACTIVITY_TYPE_CODES },
};

/** What is on offer to everybody is listed as the caller's, whoever they are. */
function fieldsFor({ userId }: { userId: string }): ListFields {
  return { ...FIELDS, userId: { column: sql`${userId}::uuid`, type: 'id' } };
}

/**
 * [5.13] What the catalog offers this learner, the courses they have taken up or begun left out. Those are few, which
 * the planner sees in a subquery only: conditions on the joined card make it expect no course at all, and sort them all.
 */
function catalogOf({ tenantId, userId }: { tenantId: string; userId: string }): Sql {
  return sql`objective_accesses a
          join objectives o on o.tenant_id = a.tenant_id and o.id = a.objective_id
          left join objective_workflow_aggregates g
            on g.tenant_id = a.tenant_id and g.user_id = ${userId} and g.objective_id = a.objective_id
         where a.tenant_id = ${tenantId} and a.show_in_catalog and o.state <> 'archived'
           and not exists (select from objective_workflow_aggregates taken
                            where taken.tenant_id = a.tenant_id and taken.user_id = ${userId}
                              and taken.objective_id = a.objective_id
                              and (taken.is_self_enrolled or taken.workflow_id is not null))`;
}

/** [7.2] One page of the catalog, read in the order of its index. */
export async function listCatalogCourses(
  db: Db,
  learner: { tenantId: string; userId: string },
  query: CourseListQuery,
): Promise<CoursePage> {
  const { where, orderBy, limit } = compileListQuery(query, fieldsFor(learner), sql`a.sort_name, a.id`);
  const filters = await compileCourseFilters(db, learner.tenantId, { filters: query, alias: 'o' });
  const rows = await db.query<ObjectiveAccessRow<ListedObjective>>(
    sql`select a.id, ${accessColumns('a')}, o.listed as objective, ${AGGREGATE_COLUMNS}
          from ${catalogOf(learner)} and ${where} and ${filters}
         order by ${orderBy} ${limit}`,
  );
  const [counted] = query.requireTotalCount
    ? await db.query<{ total: number }>(
        sql`select count(*) as total from ${catalogOf(learner)} and ${where} and ${filters}`,
      )
    : [];
  return { data: rows.map((row) => objectiveAccessOf(row, learner.userId)), totalCount: counted?.total ?? 0 };
}

/** The same courses, for what is counted over all of them. */
export function catalogCourseSource(learner: { tenantId: string; userId: string }): Sql {
  return sql`select o.showcase_ids, o.attribute_ids, a.term_id from ${catalogOf(learner)}`;
}
