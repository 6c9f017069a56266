-- What courses are made of and arranged by.
create table grading_scales (
  tenant_id uuid not null references tenants,
  id uuid not null,
  name text not null,
  sort_name text collate "C" not null,
  description text not null default '',
  max_score double precision not null,
  normalized_passing_score double precision not null,
  -- [{id, name, normalizedMinScore, color}], the best first
  grades jsonb not null default '[]',
  passing_grade_id uuid,
  primary key (tenant_id, id)
);

create table terms (
  tenant_id uuid not null references tenants,
  id uuid not null,
  name text not null,
  position int not null default 0,
  primary key (tenant_id, id)
);

create table showcases (
  tenant_id uuid not null references tenants,
  id uuid not null,
  name text not null,
  code text not null,
  description text not null default '',
  position int not null default 0,
  primary key (tenant_id, id)
);

create table filter_categories (
  tenant_id uuid not null references tenants,
  id uuid not null,
  name text not null,
  position int not null default 0,
  primary key (tenant_id, id)
);

create table filter_attributes (
  tenant_id uuid not null,
  id uuid not null,
  category_id uuid not null,
  name text not null,
  position int not null default 0,
  primary key (tenant_id, id),
  foreign key (tenant_id, category_id) references filter_categories
);

create table activities (
  tenant_id uuid not null references tenants,
  id uuid not null,
  name text not null,
  code text not null default '',
  type text not null check (type in ('text', 'lti', 'composite', 'event', 'video', 'discussion')),
  state text not null check (state in ('draft', 'ready', 'expired', 'archived')),
  support_review boolean not null default false,
  support_mobile_view boolean not null default true,
  proctored boolean not null default false,
  children_count int not null default 0,
  -- seconds
  duration int,
  primary key (tenant_id, id)
);

create table objectives (
  tenant_id uuid not null references tenants,
  id uuid not null,
  name text not null,
  sort_name text collate "C" not null,
  code text not null default '',
  description text not null default '',
  -- html, cleaned before it was written
  about text not null default '',
  state text not null check (state in ('draft', 'ready', 'expired', 'archived')),
  activity_id uuid not null,
  image_url text,
  presentation_mode text not null default 'tree',
  display_mode text not null default 'embeddedAuto',
  proctored boolean not null default false,
  support_mobile_view boolean not null default true,
  support_fullscreen_view boolean not null default false,
  grading_scale_id uuid,
  announcement_channel_id uuid,
  showcase_ids uuid[] not null default '{}',
  attribute_ids uuid[] not null default '{}',
  certificate_templates jsonb not null default '[]',
  -- may be seen in the open catalog, by everybody
  is_open boolean not null default false,
  -- the course as lists show it, written anew whenever it changes (store/listed-objectives.ts)
  listed jsonb not null default '{}',
  primary key (tenant_id, id),
  foreign key (tenant_id, activity_id) references activities,
  foreign key (tenant_id, grading_scale_id) references grading_scales
);
create index objectives_open on objectives (tenant_id, sort_name, id) where is_open;

-- Entitles one user to a course, or, without a user, everybody through the catalog.
create table objective_accesses (
  tenant_id uuid not null,
  id uuid not null,
  objective_id uuid not null,
  user_id uuid,
  term_id uuid,
  is_mandatory boolean not null default false,
  show_in_catalog boolean not null default false,
  retake boolean not null default false,
  due_date timestamptz,
  availability_date timestamptz,
  availability_end_date timestamptz,
  grade_reveal_policy text not null default 'none'
    check (grade_reveal_policy in ('none', 'never', 'afterFinish', 'afterDate')),
  grade_reveal_date timestamptz,
  -- the course's, so that the catalog is read in its order from one index
  sort_name text collate "C" not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, objective_id) references objectives,
  foreign key (tenant_id, user_id) references users,
  foreign key (tenant_id, term_id) references terms,
  check (user_id is null or not show_in_catalog)
);
create unique index objective_accesses_offer on objective_accesses (tenant_id, objective_id) where user_id is null;
create unique index objective_accesses_of_user on objective_accesses (tenant_id, user_id, objective_id)
  where user_id is not null;
create index objective_accesses_catalog on objective_accesses (tenant_id, sort_name, id) where show_in_catalog;

-- A user's enrolment in a course, as a ready-made card: my courses reads this table alone.
create table objective_workflow_aggregates (
  tenant_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  objective_id uuid not null,
  objective_access_id uuid not null,
  is_self_enrolled boolean not null default false,
  last_opened timestamptz,

  -- of the access and the course, written anew whenever they change (store/listed-objectives.ts)
  term_id uuid,
  is_mandatory boolean not null,
  retake boolean not null,
  show_in_catalog boolean not null,
  due_date timestamptz,
  availability_date timestamptz,
  availability_end_date timestamptz,
  grade_reveal_policy text not null,
  grade_reveal_date timestamptz,
  sort_name text collate "C" not null,
  activity_state text not null,
  showcase_ids uuid[] not null,
  attribute_ids uuid[] not null,
  listed jsonb not null,

  -- of the last attempt and the last result, written by the transactions that change them
  workflow_id uuid,
  workflow_state text,
  workflow_progress double precision,
  workflow_started timestamptz,
  workflow_submitted timestamptz,
  workflow_finished timestamptz,
  workflow_protect_results boolean,
  workflow_record_id uuid,
  record_id uuid,
  record_finished timestamptz,
  record_score double precision,
  record_max_score double precision,
  record_normalized_score double precision,
  record_grade text,
  record_passed boolean,
  record_progress double precision,
  record_protect_results boolean,
  record_workflow_id uuid,
  course_progress text not null generated always as (
    case when workflow_id is not null and workflow_state <> 'finished' then 'inProgress'
         when workflow_id is not null or record_id is not null then 'completed'
         else 'notStarted' end) stored,

  primary key (tenant_id, id),
  unique (tenant_id, user_id, objective_id),
  foreign key (tenant_id, user_id) references users,
  foreign key (tenant_id, objective_access_id) references objective_accesses
);
create index objective_workflow_aggregates_of_objective on objective_workflow_aggregates (tenant_id, objective_id);

create table objective_workflows (
  tenant_id uuid not null,
  id uuid not null,
  aggregate_id uuid not null,
  user_id uuid not null,
  state text not null
    check (state in ('inProgress', 'submitted', 'inGrading', 'graded', 'gradingApproved', 'finished')),
  progress double precision not null default 0,
  started timestamptz not null,
  submitted timestamptz,
  finished timestamptz,
  protect_results boolean not null default false,
  record_id uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, aggregate_id) references objective_workflow_aggregates
);
-- At most one attempt of an enrolment is not finished.
create unique index objective_workflows_open on objective_workflows (tenant_id, aggregate_id)
  where state <> 'finished';
create index objective_workflows_of_aggregate on objective_workflows (tenant_id, aggregate_id, started desc);

create table objective_records (
  tenant_id uuid not null,
  id uuid not null,
  aggregate_id uuid not null,
  user_id uuid not null,
  -- none for an imported result
  workflow_id uuid,
  finished timestamptz not null,
  score double precision,
  max_score double precision,
  normalized_score double precision,
  grade text,
  passed boolean,
  progress double precision not null default 1,
  protect_results boolean not null default false,
  primary key (tenant_id, id),
  foreign key (tenant_id, aggregate_id) references objective_workflow_aggregates,
  foreign key (tenant_id, workflow_id) references objective_workflows
);
create unique index objective_records_of_workflow on objective_records (tenant_id, workflow_id);
create index objective_records_of_aggregate on objective_records (tenant_id, aggregate_id, finished desc);

create table self_enrollments (
  tenant_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  objective_access_id uuid not null,
  created timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, user_id, objective_access_id),
  foreign key (tenant_id, objective_access_id) references objective_accesses
);
