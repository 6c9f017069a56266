-- [3.1] [3.2] What authors say about a course and its activity, for those who read it from outside.
alter table objectives add column support_lti_authoring boolean not null default false;
alter table activities
  add column image_url text,
  add column support_collaborative_mode boolean not null default false,
  add column support_personal_mode boolean not null default true,
  add column allow_publishing boolean not null default false,
  add column allow_editing boolean not null default false;

-- [3.7] The address of its tool is part of an activity's outline: another link, another stamp (see 0010).
create function outlines_by_links() returns trigger language plpgsql as $$
begin
  update objectives set outline = gen_random_uuid()
    where (tenant_id, id) in (select p.tenant_id, p.objective_id from changed c
                                join activity_parts p on p.tenant_id = c.tenant_id and p.activity_id = c.activity_id)
       or (tenant_id, activity_id) in (select c.tenant_id, c.activity_id from changed c);
  return null;
end $$;
create trigger outline_with_link after insert on lti_links
  referencing new table as changed for each statement execute function outlines_by_links();
create trigger outline_to_link after update on lti_links
  referencing new table as changed for each statement execute function outlines_by_links();
create trigger outline_without_link after delete on lti_links
  referencing old table as changed for each statement execute function outlines_by_links();

-- [3.12] Scores that were written before they were rounded (domain, exact-score.ts).
update activity_records
   set score = round(score::numeric, 9)::double precision,
       normalized_score = round(normalized_score::numeric, 9)::double precision
 where score <> round(score::numeric, 9)::double precision
    or normalized_score <> round(normalized_score::numeric, 9)::double precision;
update objective_records
   set score = round(score::numeric, 9)::double precision,
       normalized_score = round(normalized_score::numeric, 9)::double precision
 where score <> round(score::numeric, 9)::double precision
    or normalized_score <> round(normalized_score::numeric, 9)::double precision;
update objective_workflow_aggregates g set record_score = r.score, record_normalized_score = r.normalized_score
  from objective_records r
 where r.tenant_id = g.tenant_id and r.id = g.record_id
   and (r.score <> g.record_score or r.normalized_score <> g.record_normalized_score);
