-- What kind of content an activity is, how it is framed, and what is in it.
alter table activities add column activity_type text
  check (activity_type in ('lti13', 'publicFile', 'privateFile', 'lti11', 'text', 'composite', 'vimeo'));
-- none: as the course has it
alter table activities add column display_mode text check (display_mode in ('fullscreen', 'embeddedAuto', 'embeddedCustom'));
alter table activities add column preferred_width int;
alter table activities add column preferred_height int;

-- Apart from the activities, so that a tree is read without what is in it.
create table activity_contents (
  tenant_id uuid not null,
  activity_id uuid not null,
  -- cleaned before it was written
  html text,
  -- {video} or {file} or {event}, and {attachments}; files by their ids
  details jsonb not null default '{}',
  -- every file that the details name
  file_ids uuid[] not null default '{}',
  primary key (tenant_id, activity_id),
  foreign key (tenant_id, activity_id) references activities
);

-- In which order the parts of a course are taken, and what must be reached in one.
alter table activity_parts add column requires_previous boolean not null default false;
alter table activity_parts add column passing_score double precision;
alter table activity_parts add column max_attempts int;
alter table objectives add column access_new_content_after_completion boolean not null default false;

-- How often an activity was begun within one attempt at its course, and where in it the learner was last.
alter table activity_workflows add column attempts int not null default 1;
alter table activity_workflows add column place jsonb;
alter table activity_workflows add column place_at timestamptz;

-- Learners who take an activity together.
create table groups (
  tenant_id uuid not null references tenants,
  id uuid not null,
  name text not null,
  primary key (tenant_id, id)
);

create table group_members (
  tenant_id uuid not null,
  group_id uuid not null,
  user_id uuid not null,
  primary key (tenant_id, group_id, user_id),
  foreign key (tenant_id, group_id) references groups,
  foreign key (tenant_id, user_id) references users
);
create index group_members_of_user on group_members (tenant_id, user_id);

create table group_activity_workflows (
  tenant_id uuid not null,
  id uuid not null,
  group_id uuid not null,
  part_id uuid not null,
  state text not null
    check (state in ('inProgress', 'submitted', 'inGrading', 'graded', 'gradingApproved', 'finished')),
  started timestamptz not null,
  submitted timestamptz,
  finished timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, group_id, part_id),
  foreign key (tenant_id, group_id) references groups,
  foreign key (tenant_id, part_id) references activity_parts
);
