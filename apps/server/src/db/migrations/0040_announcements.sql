-- What staff tell the learners of a course (docs/decisions/0057). Which channel it is, the course says already.
alter table objectives
  add column announcements_on boolean not null default true,
  add column announcement_replies boolean not null default false;

create table announcements (
  tenant_id uuid not null,
  id uuid not null,
  objective_id uuid not null,
  user_id uuid not null,
  title text not null,
  -- Markdown, drawn when it is read
  text text not null,
  pinned boolean not null default false,
  -- no two of a course have the same
  created timestamptz not null,
  edited timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, objective_id) references objectives on delete cascade,
  foreign key (tenant_id, user_id) references users on delete cascade
);
create index announcements_of_course on announcements (tenant_id, objective_id, created desc);
create index announcements_of_user on announcements (tenant_id, user_id);
alter table announcements enable row level security;
create policy tenant_wall on announcements using (tenant_id = current_setting('lantern.tenant')::uuid);

create table announcement_replies (
  tenant_id uuid not null,
  id uuid not null,
  announcement_id uuid not null,
  user_id uuid not null,
  text text not null,
  created timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, announcement_id) references announcements on delete cascade,
  foreign key (tenant_id, user_id) references users on delete cascade
);
create index announcement_replies_in_order on announcement_replies (tenant_id, announcement_id, created, id);
create index announcement_replies_of_user on announcement_replies (tenant_id, user_id);
alter table announcement_replies enable row level security;
create policy tenant_wall on announcement_replies using (tenant_id = current_setting('lantern.tenant')::uuid);

-- How far a person has read the channel of a course.
create table announcement_reads (
  tenant_id uuid not null,
  user_id uuid not null,
  objective_id uuid not null,
  read_until timestamptz not null,
  primary key (tenant_id, user_id, objective_id),
  foreign key (tenant_id, user_id) references users on delete cascade,
  foreign key (tenant_id, objective_id) references objectives on delete cascade
);
create index announcement_reads_of_course on announcement_reads (tenant_id, objective_id);
alter table announcement_reads enable row level security;
create policy tenant_wall on announcement_reads using (tenant_id = current_setting('lantern.tenant')::uuid);
