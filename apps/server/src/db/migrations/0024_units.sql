-- The ids that other systems have for people and groups: `external_id` is the one of whoever provisions them (SCIM), `sourced_id`
-- the one of a student information system (OneRoster). A school can have both, and they differ.
alter table users add column external_id text;
alter table users add column sourced_id text;
create unique index users_external_id on users (tenant_id, external_id) where external_id is not null;
create unique index users_sourced_id on users (tenant_id, sourced_id) where sourced_id is not null;
alter table groups add column external_id text;
create unique index groups_external_id on groups (tenant_id, external_id) where external_id is not null;
create index groups_name on groups (tenant_id, name);

-- Organisational units: a tree. The code is how files and other systems name one.
create table units (
  tenant_id uuid not null references tenants,
  id uuid not null,
  code text not null,
  name text not null,
  parent_id uuid,
  primary key (tenant_id, id),
  unique (tenant_id, code),
  foreign key (tenant_id, parent_id) references units,
  check (parent_id <> id)
);
create index units_of_parent on units (tenant_id, parent_id);
alter table units enable row level security;
create policy tenant_wall on units using (tenant_id = current_setting('lantern.tenant')::uuid);

create table unit_members (
  tenant_id uuid not null,
  unit_id uuid not null,
  user_id uuid not null,
  primary key (tenant_id, unit_id, user_id),
  foreign key (tenant_id, unit_id) references units,
  foreign key (tenant_id, user_id) references users
);
create index unit_members_of_user on unit_members (tenant_id, user_id);
alter table unit_members enable row level security;
create policy tenant_wall on unit_members using (tenant_id = current_setting('lantern.tenant')::uuid);
