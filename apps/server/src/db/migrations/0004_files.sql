-- What authors and programs put beside the texts. Only what is known of a file is here; its bytes lie in the file
-- storage under tenant and id, and never change: another content is another file.
create table files (
  tenant_id uuid not null references tenants,
  id uuid not null,
  -- the course whose learners may read it; none: everybody may
  objective_id uuid,
  name text not null,
  media_type text not null,
  byte_length bigint not null,
  created timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, objective_id) references objectives
);
create index files_of_objective on files (tenant_id, objective_id);

-- Keys with which every server of a tenant signs and checks, made by the first that needs one.
create table tenant_secrets (
  tenant_id uuid not null references tenants,
  purpose text not null,
  secret text not null,
  created timestamptz not null,
  primary key (tenant_id, purpose)
);
