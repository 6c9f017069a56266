-- The tree of a course: its root activity has no part; every other activity stands in one.
create table activity_parts (
  tenant_id uuid not null,
  id uuid not null,
  objective_id uuid not null,
  parent_id uuid,
  activity_id uuid not null,
  position int not null,
  -- dotted order path, "1.2.3", stable within one tree (reading 36)
  axis text not null,
  optional boolean not null default false,
  score_weight double precision not null default 1,
  -- somebody or something other than the program grades it
  needs_grading boolean not null default false,
  activity_constraint jsonb,
  primary key (tenant_id, id),
  unique (tenant_id, objective_id, axis),
  foreign key (tenant_id, objective_id) references objectives,
  foreign key (tenant_id, parent_id) references activity_parts,
  foreign key (tenant_id, activity_id) references activities
);

-- What the course's root asks of grading, where it is itself what is done (text, lti, video, event, discussion).
alter table objectives add column needs_grading boolean not null default false;
alter table objectives add column needs_approval boolean not null default false;

create table activity_workflows (
  tenant_id uuid not null,
  id uuid not null,
  objective_workflow_id uuid not null,
  -- none for the root
  part_id uuid,
  user_id uuid not null,
  state text not null
    check (state in ('inProgress', 'submitted', 'inGrading', 'graded', 'gradingApproved', 'finished')),
  progress double precision not null default 0,
  started timestamptz not null,
  submitted timestamptz,
  finished timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, objective_workflow_id) references objective_workflows,
  foreign key (tenant_id, part_id) references activity_parts
);
-- One attempt at an activity within one attempt at its course: starting it twice is starting it once.
create unique index activity_workflows_of_attempt on activity_workflows (tenant_id, objective_workflow_id, part_id)
  nulls not distinct;
create index activity_workflows_of_user on activity_workflows (tenant_id, user_id, started desc, id);

create table activity_records (
  tenant_id uuid not null,
  id uuid not null,
  objective_workflow_id uuid not null,
  activity_workflow_id uuid not null,
  part_id uuid,
  user_id uuid not null,
  finished timestamptz not null,
  score double precision,
  max_score double precision,
  normalized_score double precision,
  passed boolean,
  primary key (tenant_id, id),
  unique (tenant_id, activity_workflow_id),
  foreign key (tenant_id, activity_workflow_id) references activity_workflows
);
create index activity_records_of_attempt on activity_records (tenant_id, objective_workflow_id);

-- A learner's own results, the latest first.
create index objective_records_of_user on objective_records (tenant_id, user_id, finished desc, id);
