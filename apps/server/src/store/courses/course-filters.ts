import { ProblemError } from '@lantern/contract/problem-error';
import { UNCATEGORIZED_ID } from '@lantern/domain/catalog/collections';
import { isGuid } from '@lantern/domain/web/is-guid';
import type { Db } from '../../db/db';
import { dynamic, joinSql, type Sql, sql, trusted } from '../../db/sql';
import { MOST_FILTER_IDS } from '../limits';

export type CourseFilters = { filterAttribute?: string[] | undefined; showcase?: string[] | undefined };

/** [7.2] Collections and attributes as a condition on the arrays of the table aliased here. */
export async function compileCourseFilters(
  db: Db,
  tenantId: string,
  { filters, alias }: { filters: CourseFilters; alias: 'g' | 'o' },
): Promise<Sql> {
  const { showcase = [], filterAttribute = [] } = filters;
  checkIds(
    'showcase',
    showcase.filter((id) => id !== UNCATEGORIZED_ID),
  );
  checkIds('filterAttribute', filterAttribute);
  const conditions: Sql[] = [];
  if (showcase.length > 0) conditions.push(inCollections(showcase, trusted(`${alias}.showcase_ids`)));
  if (filterAttribute.length > 0) {
    const groups = await listAttributesByCategory(db, tenantId, filterAttribute);
    for (const ids of groups) conditions.push(sql`${trusted(`${alias}.attribute_ids`)} && ${ids}::uuid[]`);
  }
  return conditions.length === 0 ? sql`true` : dynamic(joinSql(conditions, ' and '));
}

/** [3.17] Reading 34: courses in none of the collections have one of their own. */
function inCollections(showcase: string[], column: Sql): Sql {
  const ids = showcase.filter((id) => id !== UNCATEGORIZED_ID);
  if (ids.length === showcase.length) return sql`${column} && ${ids}::uuid[]`;
  return sql`(${column} && ${ids}::uuid[] or cardinality(${column}) = 0)`;
}

/** [5.13] Any attribute within one category, all categories together; what nobody knows fits no course. */
async function listAttributesByCategory(db: Db, tenantId: string, ids: string[]): Promise<string[][]> {
  const known = await db.query<{ id: string; categoryId: string }>(
    sql`select id, category_id as "categoryId" from filter_attributes
         where tenant_id = ${tenantId} and id = any(${ids}::uuid[])`,
  );
  const groups = new Map<string, string[]>();
  for (const { id, categoryId } of known) groups.set(categoryId, [...(groups.get(categoryId) ?? []), id]);
  const unknown = ids.filter((id) => !known.some((attribute) => attribute.id === id.toLowerCase()));
  return [...groups.values(), ...(unknown.length > 0 ? [unknown] : [])];
}

function checkIds(field: string, ids: string[]): void {
  if (ids.length > MOST_FILTER_IDS) throw refused(field, `Expected at most ${MOST_FILTER_IDS} ids`);
  const other = ids.find((id) => !isGuid(id));
  if (other !== undefined) throw refused(field, `Not an id: ${JSON.stringify(other.slice(0, 80))}`);
}

function refused(field: string, message: string): ProblemError {
  return new ProblemError('invalidRequest', { [field]: [message] });
}
