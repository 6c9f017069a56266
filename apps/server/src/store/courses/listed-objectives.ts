import type { Db } from '../../db/db';
import { type Sql, sql, trusted } from '../../db/sql';

/** What a card takes over from its access (a), course (o) and activity (v), as the columns are named. */
const CARD: Record<string, string> = {
  term_id: 'a.term_id',
  is_mandatory: 'a.is_mandatory',
  retake: 'a.retake',
  show_in_catalog: 'a.show_in_catalog',
  due_date: 'a.due_date',
  availability_date: 'a.availability_date',
  availability_end_date: 'a.availability_end_date',
  grade_reveal_policy: 'a.grade_reveal_policy',
  grade_reveal_date: 'a.grade_reveal_date',
  sort_name: 'o.sort_name',
  activity_state: 'v.state',
  showcase_ids: 'o.showcase_ids',
  attribute_ids: 'o.attribute_ids',
  name: 'o.name',
  code: 'o.code',
  description: 'o.description',
  objective_state: 'o.state',
  activity_type: 'v.type',
  listed: 'o.listed::json',
};
export const CARD_COLUMNS = trusted(Object.keys(CARD).join(', '));
export const CARD_VALUES = trusted(Object.values(CARD).join(', '));

/** JSON is compared by its text. */
const IS_CARD_OLD = trusted(
  Object.entries(CARD)
    .map(([column, value]) =>
      [`g.${column}`, value].map((side) => (column === 'listed' ? `(${side})::text` : side)),
    )
    .map(([card = '', now = '']) => `${card} is distinct from ${now}`)
    .join(' or '),
);

/** Writes anew what lists show of courses, after the courses, who may take them or what they are arranged by have changed. */
export function refreshListedObjectives(db: Db, tenantId: string): Promise<void> {
  return refresh(db, tenantId, trusted(''));
}

/** The same for one course, so that whoever changes it waits for nobody who changes another. */
export function refreshListedObjective(db: Db, tenantId: string, id: string): Promise<void> {
  return refresh(db, tenantId, sql`and o.id = ${id}`);
}

async function refresh(db: Db, tenantId: string, which: Sql): Promise<void> {
  await db.query(
    sql`update objectives o set duration = v.duration, listed = jsonb_build_object(
          'id', o.id, 'name', o.name, 'language', o.language, 'code', o.code, 'description', o.description, 'state', o.state,
          'type', v.type, 'imageUrl', o.image_url,
          'showcases', coalesce((select jsonb_agg(jsonb_build_object('id', showcase_id))
                                   from unnest(o.showcase_ids) showcase_id), '[]'),
          'filterAttributes', coalesce((select jsonb_agg(jsonb_build_object('id', f.id,
                                          'category', jsonb_build_object('id', f.category_id)) order by f.id)
                                   from filter_attributes f
                                  where f.tenant_id = o.tenant_id and f.id = any(o.attribute_ids)), '[]'),
          'activity', jsonb_build_object('id', v.id, 'state', v.state, 'type', v.type,
                        'supportReview', v.support_review, 'proctored', v.proctored,
                        'childrenCount', v.children_count, 'duration', v.duration))
          || case when o.translations = '{}' then '{}' else jsonb_build_object('translations',
               (select jsonb_object_agg(t.key, t.value - 'about' - 'aboutSource') from jsonb_each(o.translations) t)) end
         from activities v
        where o.tenant_id = ${tenantId} and v.tenant_id = o.tenant_id and v.id = o.activity_id ${which}`,
  );
  await db.query(
    sql`update objective_accesses a set sort_name = o.sort_name from objectives o
         where a.tenant_id = ${tenantId} and o.tenant_id = a.tenant_id and o.id = a.objective_id
           and a.sort_name <> o.sort_name ${which}`,
  );
  await db.query(
    sql`update objective_workflow_aggregates g set (${CARD_COLUMNS}) = row(${CARD_VALUES})
          from objective_accesses a
          join objectives o on o.tenant_id = a.tenant_id and o.id = a.objective_id
          join activities v on v.tenant_id = o.tenant_id and v.id = o.activity_id
         where g.tenant_id = ${tenantId} and a.tenant_id = g.tenant_id and a.id = g.objective_access_id
           and (${IS_CARD_OLD}) ${which}`,
  );
}
