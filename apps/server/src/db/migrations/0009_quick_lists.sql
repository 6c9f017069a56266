-- A card is sent many times for each time that it is written: kept as a text, it goes out as it is. What lists are
-- searched by stands beside it, in columns.
alter table objective_workflow_aggregates
  add column name text,
  add column code text,
  add column description text,
  add column objective_state text,
  add column activity_type text;
update objective_workflow_aggregates set
  name = listed->>'name', code = listed->>'code', description = listed->>'description',
  objective_state = listed->>'state', activity_type = listed->>'type';
alter table objective_workflow_aggregates
  alter column name set not null,
  alter column code set not null,
  alter column description set not null,
  alter column objective_state set not null,
  alter column activity_type set not null,
  alter column listed type json using listed::json;

-- My courses: a page is read in its order, and counted, by this index.
create index objective_workflow_aggregates_enrolled on objective_workflow_aggregates (tenant_id, user_id, sort_name, id)
  where activity_state <> 'archived'
    and (is_self_enrolled or is_mandatory or workflow_id is not null or record_id is not null);
