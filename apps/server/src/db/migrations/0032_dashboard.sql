-- How learners have arranged their dashboard; no row for the usual order.
create table dashboard_layouts (
  tenant_id uuid not null,
  user_id uuid not null,
  widgets jsonb not null,
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references users on delete cascade
);
alter table dashboard_layouts enable row level security;
create policy tenant_wall on dashboard_layouts using (tenant_id = current_setting('lantern.tenant')::uuid);
