import { type Db, findOne } from '../../db/db';
import { sql } from '../../db/sql';

type Named = { id: string; name: string };

/** What a tenant has that courses call by name, the first of a name first. */
export type ArrangedNames = {
  scales: Named[];
  collections: Named[];
  categories: Named[];
  attributes: Array<Named & { category: string }>;
  /** Reading 43: whose frames texts may show. */
  frameSources: string | null;
  /** Which tool asks the questions of quizzes; null where nobody has said. */
  quizTool: string | null;
};

export async function readArrangedNames(db: Db, tenantId: string): Promise<ArrangedNames> {
  const names = await findOne<ArrangedNames>(
    db,
    sql`select coalesce((select jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name) order by s.sort_name, s.id)
                           from grading_scales s where s.tenant_id = t.id), '[]') as scales,
               coalesce((select jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name) order by c.position, c.id)
                           from showcases c where c.tenant_id = t.id), '[]') as collections,
               coalesce((select jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name) order by c.position, c.id)
                           from filter_categories c where c.tenant_id = t.id), '[]') as categories,
               coalesce((select jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'category', c.name)
                                  order by c.position, c.id, f.position, f.id)
                           from filter_attributes f
                           join filter_categories c on c.tenant_id = f.tenant_id and c.id = f.category_id
                          where f.tenant_id = t.id), '[]') as attributes,
               (select s.value #>> '{}' from tenant_settings s
                 where s.tenant_id = t.id and s.key = 'lms.learner_allowed_external_sources') as "frameSources",
               (select s.value #>> '{}' from tenant_settings s
                 where s.tenant_id = t.id and s.key = 'lms.quiz_tool') as "quizTool"
          from tenants t where t.id = ${tenantId}`,
  );
  if (!names) throw new Error('A course is imported into a tenant that there is.');
  return names;
}
