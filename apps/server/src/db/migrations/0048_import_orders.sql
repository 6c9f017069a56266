-- Imports that were ordered by a call and are done by a job (docs/decisions/0070); what is in hand is a row of `jobs` whose key
-- is the order's id. The bytes lie in the file storage under `file_id` until the order is finished.
create table import_orders (
  tenant_id uuid not null references tenants,
  id uuid not null,
  -- the operation, of the verb import
  noun text not null,
  -- what was asked besides the file
  fields jsonb not null,
  file_id uuid,
  -- who asked: one of the two
  user_id uuid,
  client_id uuid,
  ordered timestamptz not null,
  finished timestamptz,
  -- as it was answered: it is handed on, and never looked into
  outcome json,
  -- or why there is none, with the lines that cannot be used
  refusal json,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users,
  foreign key (tenant_id, client_id) references api_clients,
  check (num_nonnulls(user_id, client_id) = 1),
  check (num_nonnulls(outcome, refusal) = num_nonnulls(finished)),
  check ((file_id is null) = (finished is not null))
);
create index import_orders_newest on import_orders (tenant_id, ordered desc);
create index import_orders_of_client on import_orders (tenant_id, client_id, ordered desc);
create index import_orders_of_user on import_orders (tenant_id, user_id);
create index import_orders_of_file on import_orders (tenant_id, file_id) where file_id is not null;
create index import_orders_by_time on import_orders (ordered);
alter table import_orders enable row level security;
create policy tenant_wall on import_orders using (tenant_id = current_setting('lantern.tenant')::uuid);
