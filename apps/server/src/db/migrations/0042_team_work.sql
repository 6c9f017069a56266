-- What a team makes of an activity that it takes together (docs/decisions/0063).
-- Who of a group hands in; none where the activity is not taken in groups.
alter table activities add column team_policy text check (team_policy in ('any', 'all'));

-- The groups that are teams in a course; in a course without any, every group of its learners is.
create table objective_groups (
  tenant_id uuid not null,
  objective_id uuid not null,
  group_id uuid not null,
  primary key (tenant_id, objective_id, group_id),
  foreign key (tenant_id, objective_id) references objectives on delete cascade,
  foreign key (tenant_id, group_id) references groups on delete cascade
);
create index objective_groups_of_group on objective_groups (tenant_id, group_id);
alter table objective_groups enable row level security;
create policy tenant_wall on objective_groups using (tenant_id = current_setting('lantern.tenant')::uuid);

-- One work of a group, or of a person who takes the activity alone.
alter table group_activity_workflows alter column group_id drop not null;
alter table group_activity_workflows
  add column user_id uuid,
  add column version int not null default 0,
  add column texts jsonb not null default '{}',
  add column tries int not null default 1,
  add constraint of_a_group_or_a_person check ((group_id is null) <> (user_id is null)),
  add foreign key (tenant_id, user_id) references users;
create unique index group_activity_workflows_of_person
  on group_activity_workflows (tenant_id, user_id, part_id) where user_id is not null;

-- Who has opened it, and whether they are ready to hand in.
create table team_participants (
  tenant_id uuid not null,
  work_id uuid not null,
  user_id uuid not null,
  last_seen timestamptz not null,
  ready timestamptz,
  -- with which try of the team their own activity was handed in
  handed_in_try int,
  -- they are who handed that try in
  has_submitted boolean not null default false,
  primary key (tenant_id, work_id, user_id),
  foreign key (tenant_id, work_id) references group_activity_workflows on delete cascade,
  foreign key (tenant_id, user_id) references users
);
create index team_participants_of_user on team_participants (tenant_id, user_id);
alter table team_participants enable row level security;
create policy tenant_wall on team_participants using (tenant_id = current_setting('lantern.tenant')::uuid);

-- By whom each version was saved, and what was another in it; the latest are kept.
create table team_saves (
  tenant_id uuid not null,
  work_id uuid not null,
  version int not null,
  user_id uuid not null,
  at timestamptz not null,
  keys text[] not null,
  primary key (tenant_id, work_id, version),
  foreign key (tenant_id, work_id) references group_activity_workflows on delete cascade,
  foreign key (tenant_id, user_id) references users
);
create index team_saves_of_user on team_saves (tenant_id, user_id);
alter table team_saves enable row level security;
create policy tenant_wall on team_saves using (tenant_id = current_setting('lantern.tenant')::uuid);

-- What the members of a group say to each other.
create table team_messages (
  tenant_id uuid not null,
  id uuid not null,
  group_id uuid not null,
  user_id uuid not null,
  at timestamptz not null,
  -- as it was written, and as it is shown
  text text not null,
  html text not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, group_id) references groups,
  foreign key (tenant_id, user_id) references users
);
create index team_messages_of_group on team_messages (tenant_id, group_id, at);
create index team_messages_of_user on team_messages (tenant_id, user_id);
alter table team_messages enable row level security;
create policy tenant_wall on team_messages using (tenant_id = current_setting('lantern.tenant')::uuid);

create table team_message_reads (
  tenant_id uuid not null,
  group_id uuid not null,
  user_id uuid not null,
  until timestamptz not null,
  primary key (tenant_id, group_id, user_id),
  foreign key (tenant_id, group_id) references groups on delete cascade,
  foreign key (tenant_id, user_id) references users
);
create index team_message_reads_of_user on team_message_reads (tenant_id, user_id);
alter table team_message_reads enable row level security;
create policy tenant_wall on team_message_reads using (tenant_id = current_setting('lantern.tenant')::uuid);
