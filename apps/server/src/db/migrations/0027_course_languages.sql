-- What lists show of a course says in which language it is.
update objectives set listed = listed || jsonb_build_object('language', language);
update objective_workflow_aggregates g set listed = (g.listed::jsonb || jsonb_build_object('language', o.language))::json
  from objectives o where o.tenant_id = g.tenant_id and o.id = g.objective_id;

-- An outline says it, too (0010).
drop trigger outline_with_root on objectives;
create trigger outline_with_root before insert or update of activity_id, needs_grading, language on objectives
  for each row execute function outline_of_objective();
