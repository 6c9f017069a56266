-- What learners have set themselves to do.
create table personal_tasks (
  tenant_id uuid not null references tenants,
  id uuid not null,
  user_id uuid not null,
  title text not null,
  -- a day of their own calendar
  due_on date,
  objective_id uuid,
  created timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users on delete cascade,
  foreign key (tenant_id, objective_id) references objectives on delete set null (objective_id)
);
create index personal_tasks_of_user on personal_tasks (tenant_id, user_id);
create index personal_tasks_of_objective on personal_tasks (tenant_id, objective_id);
alter table personal_tasks enable row level security;
create policy tenant_wall on personal_tasks using (tenant_id = current_setting('lantern.tenant')::uuid);

-- Which tasks, of courses or their own, learners have ticked. It hands nothing in.
create table task_ticks (
  tenant_id uuid not null,
  user_id uuid not null,
  task_id text not null,
  ticked timestamptz not null,
  primary key (tenant_id, user_id, task_id),
  foreign key (tenant_id, user_id) references users on delete cascade
);
alter table task_ticks enable row level security;
create policy tenant_wall on task_ticks using (tenant_id = current_setting('lantern.tenant')::uuid);

create index activity_parts_due on activity_parts (tenant_id, objective_id)
  where activity_constraint ->> 'due' is not null;
