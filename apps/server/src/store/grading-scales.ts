import type { GradingScale } from '@lantern/contract/entities/grading-scale';
import type { ListQuery } from '@lantern/contract/list-query';
import type { Db } from '../db/db';
import { sql, trusted } from '../db/sql';
import { compileListQuery } from './compile-list-query';
import type { ListFields } from './list-field';

const FIELDS: ListFields = {
  id: { column: trusted('s.id'), type: 'id' },
  name: { column: trusted('s.name'), sortColumn: trusted('s.sort_name'), type: 'text' },
};

/** [7.4] Reading 13: by name. */
export async function listGradingScales(
  db: Db,
  tenantId: string,
  query: ListQuery,
): Promise<{ data: GradingScale[]; totalCount: number }> {
  const { where, orderBy, limit } = compileListQuery(query, FIELDS, sql`s.sort_name, s.id`);
  const rows = await db.query<{ scale: GradingScale; total: number }>(
    sql`select jsonb_build_object('id', s.id, 'name', s.name, 'description', s.description,
                 'maxScore', s.max_score, 'normalizedPassingScore', s.normalized_passing_score,
                 'numberOfGrades', jsonb_array_length(s.grades), 'objectiveGrades', s.grades,
                 'passingGradeId', s.passing_grade_id) as scale, count(*) over () as total
          from grading_scales s where s.tenant_id = ${tenantId} and ${where} order by ${orderBy} ${limit}`,
  );
  return { data: rows.map(({ scale }) => scale), totalCount: rows[0]?.total ?? 0 };
}
