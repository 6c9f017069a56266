-- Tenants and what they own. Every table of a tenant's data has tenant_id first in its key.
create table tenants (
  id uuid primary key,
  code text not null unique,
  product_title text not null,
  logo_url text,
  privacy_policy_url text,
  -- the design tokens that a tenant may change, e.g. {"brand-h": 264}
  brand_tokens jsonb not null default '{}',
  -- answers for hosts that no tenant owns
  is_fallback boolean not null default false,
  created timestamptz not null default now()
);
create unique index tenants_one_fallback on tenants (is_fallback) where is_fallback;

create table tenant_domains (
  domain text primary key,
  tenant_id uuid not null references tenants
);

create table tenant_settings (
  tenant_id uuid not null references tenants,
  key text not null,
  value jsonb not null,
  primary key (tenant_id, key)
);

create table tenant_feature_flags (
  tenant_id uuid not null references tenants,
  flag text not null,
  primary key (tenant_id, flag)
);

create table identity_providers (
  tenant_id uuid not null references tenants,
  id uuid not null,
  code text not null,
  label text not null,
  issuer text not null,
  client_id text not null,
  client_secret text not null,
  auto_provision boolean not null default false,
  position int not null default 0,
  primary key (tenant_id, id),
  unique (tenant_id, code)
);

-- People.
create table users (
  tenant_id uuid not null references tenants,
  id uuid not null,
  email text not null,
  first_name text not null,
  middle_name text,
  last_name text not null,
  timezone text,
  locale text,
  created timestamptz not null default now(),
  primary key (tenant_id, id)
);
create unique index users_email on users (tenant_id, lower(email));

create table user_identities (
  tenant_id uuid not null,
  issuer text not null,
  subject text not null,
  user_id uuid not null,
  primary key (tenant_id, issuer, subject),
  foreign key (tenant_id, user_id) references users
);

create table user_roles (
  tenant_id uuid not null,
  user_id uuid not null,
  role text not null check (role in ('Administrator', 'Author', 'Instructor', 'Learner')),
  primary key (tenant_id, user_id, role),
  foreign key (tenant_id, user_id) references users
);

create table role_permissions (
  tenant_id uuid not null references tenants,
  role text not null,
  permission text not null,
  scope_id uuid,
  unique nulls not distinct (tenant_id, role, permission, scope_id)
);

create table user_permissions (
  tenant_id uuid not null,
  user_id uuid not null,
  permission text not null,
  scope_id uuid,
  unique nulls not distinct (tenant_id, user_id, permission, scope_id),
  foreign key (tenant_id, user_id) references users
);

create table user_licences (
  tenant_id uuid not null,
  user_id uuid not null,
  feature text not null,
  primary key (tenant_id, user_id, feature),
  foreign key (tenant_id, user_id) references users
);

-- Signing in. Only hashes of the browser's secrets are kept.
create table sign_in_states (
  tenant_id uuid not null references tenants,
  id_hash text not null,
  provider_id uuid not null,
  code_verifier text not null,
  nonce text not null,
  redirect_url text not null,
  expires timestamptz not null,
  primary key (tenant_id, id_hash)
);

create table sessions (
  tenant_id uuid not null,
  id_hash text not null,
  user_id uuid not null,
  provider_id uuid not null,
  id_token text not null,
  created timestamptz not null,
  last_used timestamptz not null,
  expires timestamptz not null,
  primary key (tenant_id, id_hash),
  foreign key (tenant_id, user_id) references users
);
create index sessions_expires on sessions (expires);

-- Commands and their results, kept so that the same id never does its work twice.
create table commands (
  tenant_id uuid not null,
  user_id uuid not null,
  kind text not null,
  id uuid not null,
  body_hash text not null,
  result smallint not null check (result in (1, 2, 3)),
  entity_id uuid,
  errors jsonb not null default '{}',
  outcome jsonb,
  created timestamptz not null,
  primary key (tenant_id, user_id, kind, id),
  foreign key (tenant_id, user_id) references users
);
create index commands_created on commands (created);

create table events (
  tenant_id uuid not null references tenants,
  id uuid not null,
  user_id uuid,
  name text not null,
  properties jsonb not null,
  occurred timestamptz not null,
  received timestamptz not null,
  primary key (tenant_id, id)
);
create index events_of_user on events (tenant_id, user_id, occurred desc);

create table audit_entries (
  tenant_id uuid not null references tenants,
  id bigint generated always as identity,
  at timestamptz not null,
  user_id uuid,
  action text not null,
  subject jsonb not null default '{}',
  primary key (tenant_id, id)
);
