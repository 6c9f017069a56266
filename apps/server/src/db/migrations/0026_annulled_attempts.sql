-- Attempts that an operator has taken away: all that they were, who did it and why. They count nowhere, since their rows
-- are gone from the tables that the rules read.
create table annulled_attempts (
  tenant_id uuid not null,
  -- the attempt's own, which is never begun again
  id uuid not null,
  aggregate_id uuid not null,
  user_id uuid not null,
  annulled timestamptz not null,
  -- the person who did it; none for an operator at the command line and for a program
  annulled_by uuid,
  reason text not null,
  -- its rows as they were: {workflow, record, activities, activityRecords, tries, scoreEvents}
  attempt jsonb not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, aggregate_id) references objective_workflow_aggregates
);
create index annulled_attempts_of_aggregate on annulled_attempts (tenant_id, aggregate_id);
create index annulled_attempts_of_user on annulled_attempts (tenant_id, user_id);
alter table annulled_attempts enable row level security;
create policy tenant_wall on annulled_attempts using (tenant_id = current_setting('lantern.tenant')::uuid);

-- A certificate outlives the result that it was given for: it says that it was revoked.
alter table certificate_records drop constraint certificate_records_tenant_id_record_id_fkey;
