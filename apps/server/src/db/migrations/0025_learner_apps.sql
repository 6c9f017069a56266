-- Apps of the tenant's own in which people learn (OAuth 2 for native apps, RFC 8252). They keep no secret; of codes and tokens only hashes are here.
create table learner_apps (
  tenant_id uuid not null references tenants,
  client_id uuid not null,
  name text not null,
  redirect_uris text[] not null,
  created timestamptz not null,
  revoked timestamptz,
  primary key (tenant_id, client_id)
);
alter table learner_apps enable row level security;
create policy tenant_wall on learner_apps using (tenant_id = current_setting('lantern.tenant')::uuid);

create table app_codes (
  tenant_id uuid not null,
  code_hash text not null,
  client_id uuid not null,
  user_id uuid not null,
  provider_id uuid not null,
  redirect_uri text not null,
  code_challenge text not null,
  expires timestamptz not null,
  primary key (tenant_id, code_hash),
  foreign key (tenant_id, client_id) references learner_apps on delete cascade,
  foreign key (tenant_id, user_id) references users on delete cascade
);
create index app_codes_of_user on app_codes (tenant_id, user_id);
create index app_codes_of_client on app_codes (tenant_id, client_id);
create index app_codes_expires on app_codes (expires);
alter table app_codes enable row level security;
create policy tenant_wall on app_codes using (tenant_id = current_setting('lantern.tenant')::uuid);

-- One row for each time that somebody signed in to an app: its tokens take each other's place in it.
create table app_grants (
  tenant_id uuid not null,
  id uuid not null,
  client_id uuid not null,
  user_id uuid not null,
  provider_id uuid not null,
  -- the code it was made of, which must not come again
  code_hash text not null,
  access_hash text not null,
  access_expires timestamptz not null,
  refresh_hash text not null,
  refresh_expires timestamptz not null,
  -- when it ends, however often it is used
  expires timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, access_hash),
  unique (tenant_id, code_hash),
  foreign key (tenant_id, client_id) references learner_apps on delete cascade,
  foreign key (tenant_id, user_id) references users on delete cascade
);
create index app_grants_of_user on app_grants (tenant_id, user_id);
create index app_grants_of_client on app_grants (tenant_id, client_id);
create index app_grants_refresh_expires on app_grants (refresh_expires);
alter table app_grants enable row level security;
create policy tenant_wall on app_grants using (tenant_id = current_setting('lantern.tenant')::uuid);
