-- A few words of the tenant to its readers, by the code that the operator gave them.
create table banners (
  tenant_id uuid not null references tenants,
  id uuid not null,
  code text not null,
  audience text not null check (audience in ('public', 'learner', 'unit')),
  unit_ids uuid[] not null default '{}',
  starts timestamptz,
  ends timestamptz,
  position int not null,
  link text,
  -- null: its picture is drawn
  file_id uuid,
  -- by the locale of the portal
  texts jsonb not null,
  primary key (tenant_id, id),
  unique (tenant_id, code),
  foreign key (tenant_id, file_id) references files,
  check (ends > starts)
);
create index banners_of_file on banners (tenant_id, file_id);
alter table banners enable row level security;
create policy tenant_wall on banners using (tenant_id = current_setting('lantern.tenant')::uuid);

create table banner_dismissals (
  tenant_id uuid not null,
  user_id uuid not null,
  banner_id uuid not null,
  dismissed timestamptz not null,
  primary key (tenant_id, user_id, banner_id),
  foreign key (tenant_id, user_id) references users on delete cascade,
  foreign key (tenant_id, banner_id) references banners on delete cascade
);
create index banner_dismissals_of_banner on banner_dismissals (tenant_id, banner_id);
alter table banner_dismissals enable row level security;
create policy tenant_wall on banner_dismissals using (tenant_id = current_setting('lantern.tenant')::uuid);
