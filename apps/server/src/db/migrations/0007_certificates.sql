-- What a course gives to those who pass it.
create table certificate_templates (
  tenant_id uuid not null,
  id uuid not null,
  objective_id uuid not null,
  name text not null,
  state text not null default 'active' check (state in ('draft', 'active', 'archived')),
  kind text not null default 'custom' check (kind in ('custom', 'external')),
  -- how long it is worth something; none for ever
  valid_months int check (valid_months > 0),
  signer_name text,
  signer_title text,
  external_url text,
  position int not null default 0,
  primary key (tenant_id, id),
  foreign key (tenant_id, objective_id) references objectives
);
create index certificate_templates_of_objective on certificate_templates (tenant_id, objective_id, position);

insert into certificate_templates (tenant_id, id, objective_id, name, position)
select o.tenant_id, (t.template ->> 'id')::uuid, o.id, t.template ->> 'name', t.position
  from objectives o
 cross join lateral jsonb_array_elements(o.certificate_templates) with ordinality as t (template, position);
alter table objectives drop column certificate_templates;

-- One per result and template. What is printed is kept as it was then, whatever becomes of the names later.
create table certificate_records (
  tenant_id uuid not null,
  id uuid not null,
  certificate_number text not null,
  template_id uuid not null,
  objective_id uuid not null,
  record_id uuid not null,
  user_id uuid not null,
  learner_name text not null,
  course_name text not null,
  template_name text not null,
  kind text not null check (kind in ('custom', 'external')),
  signer_name text,
  signer_title text,
  external_url text,
  locale text not null,
  normalized_passing_score double precision,
  created timestamptz not null,
  expiration_date timestamptz,
  -- the learner's calendar days
  issued_on date not null,
  expires_on date,
  revoked timestamptz,

  -- made in the background by whichever server claims them first; the files lie in the storage under this id
  rendered timestamptz,
  files_id uuid,
  render_after timestamptz,
  render_tries int not null default 0,
  primary key (tenant_id, id),
  unique (tenant_id, certificate_number),
  unique (tenant_id, record_id, template_id),
  foreign key (tenant_id, template_id) references certificate_templates,
  foreign key (tenant_id, record_id) references objective_records,
  foreign key (tenant_id, user_id) references users
);
create index certificate_records_of_user on certificate_records (tenant_id, user_id, created desc, id);
create index certificate_records_to_render on certificate_records (render_after)
  where rendered is null and kind = 'custom';
