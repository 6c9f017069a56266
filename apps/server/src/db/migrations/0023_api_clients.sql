-- Programs that ask for tokens (OAuth 2 client credentials). Of secrets and tokens only hashes are here.
create table api_clients (
  tenant_id uuid not null references tenants,
  client_id uuid not null,
  name text not null,
  -- one of the three: how it proves who it is
  secret_hash text,
  jwks jsonb,
  jwks_url text,
  scopes text[] not null,
  created timestamptz not null,
  expires timestamptz,
  revoked timestamptz,
  -- when it was last given a token
  last_used timestamptz,
  primary key (tenant_id, client_id),
  check (num_nonnulls(secret_hash, jwks, jwks_url) = 1)
);
alter table api_clients enable row level security;
create policy tenant_wall on api_clients using (tenant_id = current_setting('lantern.tenant')::uuid);

create table api_tokens (
  tenant_id uuid not null,
  token_hash text not null,
  client_id uuid not null,
  scopes text[] not null,
  expires timestamptz not null,
  primary key (tenant_id, token_hash),
  foreign key (tenant_id, client_id) references api_clients on delete cascade
);
create index api_tokens_of_client on api_tokens (tenant_id, client_id);
create index api_tokens_expires on api_tokens (expires);
alter table api_tokens enable row level security;
create policy tenant_wall on api_tokens using (tenant_id = current_setting('lantern.tenant')::uuid);

-- Assertions are good once.
create table api_used_assertions (
  tenant_id uuid not null,
  client_id uuid not null,
  jti_hash text not null,
  expires timestamptz not null,
  primary key (tenant_id, client_id, jti_hash),
  foreign key (tenant_id, client_id) references api_clients on delete cascade
);
create index api_used_assertions_expires on api_used_assertions (expires);
alter table api_used_assertions enable row level security;
create policy tenant_wall on api_used_assertions using (tenant_id = current_setting('lantern.tenant')::uuid);
