import type { Db } from '../db/db';
import { sql, trusted } from '../db/sql';

/** Writes anew what lists show of courses, after the courses or what they are arranged by have changed. */
export async function refreshListedObjectives(db: Db, tenantId: string): Promise<void> {
  await db.query(
    sql`update objectives o set listed = jsonb_build_object(
          'id', o.id, 'name', o.name, 'code', o.code, 'description', o.description, 'state', o.state,
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
         from activities v
        where o.tenant_id = ${tenantId} and v.tenant_id = o.tenant_id and v.id = o.activity_id`,
  );
  await db.query(
    sql`update objective_accesses a set sort_name = o.sort_name from objectives o
         where a.tenant_id = ${tenantId} and o.tenant_id = a.tenant_id and o.id = a.objective_id
           and a.sort_name <> o.sort_name`,
  );
}

/** What a card takes over from its access (a), course (o) and activity (v), as the columns are named. */
export const CARD_COLUMNS =
  trusted(`term_id, is_mandatory, retake, show_in_catalog, due_date, availability_date,
  availability_end_date, grade_reveal_policy, grade_reveal_date, sort_name, activity_state, showcase_ids,
  attribute_ids, name, code, description, objective_state, activity_type, listed`);
export const CARD_VALUES = trusted(`a.term_id, a.is_mandatory, a.retake, a.show_in_catalog, a.due_date,
  a.availability_date, a.availability_end_date, a.grade_reveal_policy, a.grade_reveal_date, o.sort_name, v.state,
  o.showcase_ids, o.attribute_ids, o.name, o.code, o.description, o.state, v.type, o.listed::json`);
