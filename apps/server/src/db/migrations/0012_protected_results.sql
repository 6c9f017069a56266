-- An attempt and its result are secret together: whichever of the two is protected, by whatever hand, the other is too,
-- and so is what a card and a certificate tell of them (reading 71).
create function protect_new_record() returns trigger language plpgsql as $$
begin
  new.protect_results := new.protect_results or coalesce((select w.protect_results from objective_workflows w
    where w.tenant_id = new.tenant_id and w.id = new.workflow_id), false);
  return new;
end $$;

-- A certificate that was drawn with its marks is drawn anew, and meanwhile has no files.
create function protect_by_record() returns trigger language plpgsql as $$
begin
  update objective_workflows set protect_results = new.protect_results
    where tenant_id = new.tenant_id and id = new.workflow_id and protect_results <> new.protect_results;
  update objective_workflow_aggregates set record_protect_results = new.protect_results, version = version + 1
    where tenant_id = new.tenant_id and id = new.aggregate_id and record_id = new.id
      and record_protect_results <> new.protect_results;
  update certificate_records set rendered = null, files_id = null, render_after = created, render_tries = 0
    where tenant_id = new.tenant_id and record_id = new.id and kind = 'custom' and new.protect_results;
  return null;
end $$;

create function protect_by_workflow() returns trigger language plpgsql as $$
begin
  update objective_records set protect_results = new.protect_results
    where tenant_id = new.tenant_id and workflow_id = new.id and protect_results <> new.protect_results;
  update objective_workflow_aggregates set workflow_protect_results = new.protect_results, version = version + 1
    where tenant_id = new.tenant_id and id = new.aggregate_id and workflow_id = new.id
      and workflow_protect_results <> new.protect_results;
  return null;
end $$;

create function redraw_without_marks() returns trigger language plpgsql as $$
begin
  update certificate_records c set rendered = null, files_id = null, render_after = c.created, render_tries = 0
    from objective_records r
    where r.tenant_id = new.tenant_id and r.aggregate_id = new.id
      and c.tenant_id = r.tenant_id and c.record_id = r.id and c.kind = 'custom';
  return null;
end $$;

create trigger protected_with_workflow before insert on objective_records
  for each row execute function protect_new_record();
create trigger protected_from_start after insert on objective_records
  for each row when (new.protect_results) execute function protect_by_record();
create trigger protected_by_record after update of protect_results on objective_records
  for each row when (old.protect_results <> new.protect_results) execute function protect_by_record();
create trigger protected_by_workflow after update of protect_results on objective_workflows
  for each row when (old.protect_results <> new.protect_results) execute function protect_by_workflow();
create trigger never_told after update of grade_reveal_policy on objective_workflow_aggregates
  for each row when (old.grade_reveal_policy <> 'never' and new.grade_reveal_policy = 'never')
  execute function redraw_without_marks();

update objective_records r set protect_results = true from objective_workflows w
  where w.tenant_id = r.tenant_id and w.id = r.workflow_id and w.protect_results and not r.protect_results;
update objective_workflows w set protect_results = true from objective_records r
  where r.tenant_id = w.tenant_id and r.workflow_id = w.id and r.protect_results and not w.protect_results;
update objective_workflow_aggregates g set record_protect_results = true from objective_records r
  where r.tenant_id = g.tenant_id and r.id = g.record_id and r.protect_results and not g.record_protect_results;
update objective_workflow_aggregates g set workflow_protect_results = true from objective_workflows w
  where w.tenant_id = g.tenant_id and w.id = g.workflow_id and w.protect_results and not g.workflow_protect_results;
update certificate_records c set rendered = null, files_id = null, render_after = c.created, render_tries = 0
  from objective_records r
  where r.tenant_id = c.tenant_id and r.id = c.record_id and r.protect_results and c.kind = 'custom';
