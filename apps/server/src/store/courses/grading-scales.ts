import type { GradingScale } from '@lantern/contract/entities/grading-scale';
import type { ListQuery } from '@lantern/contract/list-query';
import type { Db } from '../../db/db';
import { sql, trusted } from '../../db/sql';
import { compileListQuery } from '../lists/compile-list-query';
import type { ListFields } from '../lists/list-field';
import { type ListPage, readListPage } from '../lists/list-page';

/** [3.3] */
export const GRADING_SCALE_FIELDS: ListFields = {
  id: { column: trusted('s.id'), type: 'id' },
  name: { column: trusted('s.name'), sortColumn: trusted('s.sort_name'), type: 'text' },
  description: { column: trusted('s.description'), type: 'text' },
  maxScore: { column: trusted('s.max_score'), type: 'number' },
  normalizedPassingScore: { column: trusted('s.normalized_passing_score'), type: 'number' },
  numberOfGrades: { column: trusted('jsonb_array_length(s.grades)'), type: 'number' },
  passingGradeId: { column: trusted('s.passing_grade_id'), type: 'id' },
};

/** [7.4] Reading 13: by name. */
export async function listGradingScales(
  db: Db,
  tenantId: string,
  query: ListQuery,
): Promise<ListPage<GradingScale>> {
  const list = compileListQuery(query, GRADING_SCALE_FIELDS, sql`s.sort_name, s.id`);
  const { data, totalCount } = await readListPage<{ scale: GradingScale }>(db, list, {
    columns: sql`jsonb_build_object('id', s.id, 'name', s.name, 'description', s.description,
                   'maxScore', s.max_score, 'normalizedPassingScore', s.normalized_passing_score,
                   'numberOfGrades', jsonb_array_length(s.grades), 'objectiveGrades', s.grades,
                   'passingGradeId', s.passing_grade_id) as scale`,
    from: sql`from grading_scales s where s.tenant_id = ${tenantId}`,
  });
  return { data: data.map(({ scale }) => scale), totalCount };
}
