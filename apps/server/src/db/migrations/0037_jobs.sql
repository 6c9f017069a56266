-- What is done in the background, by whichever server claims it first (docs/decisions/0052). A row is work that waits or is
-- under way; done, it is gone, or waits for its next time. What it is about is another table's row, named by the key.
create table jobs (
  id bigint generated always as identity primary key,
  -- null: of the whole platform
  tenant_id uuid references tenants,
  queue text not null,
  -- once in its queue, however often it is asked for
  key text not null,
  -- while it is claimed: until when
  run_after timestamptz not null,
  tries int not null default 0,
  most_tries int not null default 20,
  -- whose turn it is: who comes with an older one has lost it
  claim uuid,
  -- why the last try failed
  error text,
  unique nulls not distinct (tenant_id, queue, key)
);
create index jobs_next on jobs (run_after) where tries < most_tries;
alter table jobs enable row level security;
create policy tenant_wall on jobs using (tenant_id = current_setting('lantern.tenant')::uuid);

-- A certificate without its picture is drawn. Asked for while it is being drawn, it is drawn again.
create function draw_certificate() returns trigger language plpgsql as $$
begin
  insert into jobs (tenant_id, queue, key, run_after) values (new.tenant_id, 'certificate', new.id, new.created)
    on conflict (tenant_id, queue, key) do update
       set run_after = excluded.run_after, tries = 0, claim = null, error = null;
  return null;
end $$;
create trigger drawn_when_issued after insert on certificate_records
  for each row when (new.rendered is null and new.kind = 'custom') execute function draw_certificate();
create trigger drawn_anew after update of rendered on certificate_records
  for each row when (new.rendered is null and new.kind = 'custom') execute function draw_certificate();

insert into jobs (tenant_id, queue, key, run_after, tries)
select tenant_id, 'certificate', id, coalesce(render_after, created), least(render_tries, 20)
  from certificate_records where rendered is null and kind = 'custom';

create or replace function protect_by_record() returns trigger language plpgsql as $$
begin
  update objective_workflows set protect_results = new.protect_results
    where tenant_id = new.tenant_id and id = new.workflow_id and protect_results <> new.protect_results;
  update objective_workflow_aggregates set record_protect_results = new.protect_results, version = version + 1
    where tenant_id = new.tenant_id and id = new.aggregate_id and record_id = new.id
      and record_protect_results <> new.protect_results;
  update certificate_records set rendered = null, files_id = null
    where tenant_id = new.tenant_id and record_id = new.id and kind = 'custom' and new.protect_results;
  return null;
end $$;

create or replace function redraw_without_marks() returns trigger language plpgsql as $$
begin
  update certificate_records c set rendered = null, files_id = null
    from objective_records r
    where r.tenant_id = new.tenant_id and r.aggregate_id = new.id
      and c.tenant_id = r.tenant_id and c.record_id = r.id and c.kind = 'custom';
  return null;
end $$;

drop index certificate_records_to_render;
alter table certificate_records drop column render_after, drop column render_tries;
