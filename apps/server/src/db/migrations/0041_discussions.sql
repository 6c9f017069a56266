-- What is written in discussion activities (docs/decisions/0062). A discussion is a part of a course or, where the course is that
-- one activity, the course itself: `place_id` is the id of either. All who are enrolled share it.
create table discussion_posts (
  tenant_id uuid not null,
  id uuid not null,
  objective_id uuid not null,
  place_id uuid not null,
  -- its own id in what begins a thread; then what it answers: the thread, or one of its replies
  thread_id uuid not null,
  parent_id uuid,
  user_id uuid not null,
  kind text not null check (kind in ('question', 'discussion')),
  title text not null,
  -- Markdown as it was typed, and what is shown of it; empty once it is removed
  text text not null,
  html text not null,
  is_anonymous boolean not null,
  created timestamptz not null,
  edited timestamptz,
  removed timestamptz,
  hidden timestamptz,
  endorsed timestamptz,
  -- of threads
  pinned timestamptz,
  closed timestamptz,
  answered timestamptz,
  -- counted anew by whatever changes them: what stands in the thread, its last post, who likes it
  reply_count int not null default 0,
  last_active timestamptz not null,
  like_count int not null default 0,
  primary key (tenant_id, id),
  foreign key (tenant_id, objective_id) references objectives,
  foreign key (tenant_id, user_id) references users on delete cascade,
  foreign key (tenant_id, parent_id) references discussion_posts on delete cascade,
  check ((parent_id is null) = (thread_id = id))
);
create index discussion_posts_of_thread on discussion_posts (tenant_id, thread_id, created);
create index discussion_posts_of_parent on discussion_posts (tenant_id, parent_id);
create index discussion_posts_of_user on discussion_posts (tenant_id, user_id);
create index discussion_posts_of_objective on discussion_posts (tenant_id, objective_id);
create index discussion_threads on discussion_posts (tenant_id, place_id, last_active) where parent_id is null;
create index discussion_posts_of_place on discussion_posts (tenant_id, place_id, user_id);
alter table discussion_posts enable row level security;
create policy tenant_wall on discussion_posts using (tenant_id = current_setting('lantern.tenant')::uuid);

create table discussion_likes (
  tenant_id uuid not null,
  post_id uuid not null,
  user_id uuid not null,
  primary key (tenant_id, post_id, user_id),
  foreign key (tenant_id, post_id) references discussion_posts on delete cascade,
  foreign key (tenant_id, user_id) references users on delete cascade
);
create index discussion_likes_of_user on discussion_likes (tenant_id, user_id);
alter table discussion_likes enable row level security;
create policy tenant_wall on discussion_likes using (tenant_id = current_setting('lantern.tenant')::uuid);

-- What a person has to do with a thread: until when they have read it, and whether they are told of what is new in it.
create table discussion_readers (
  tenant_id uuid not null,
  thread_id uuid not null,
  user_id uuid not null,
  read_until timestamptz,
  is_following boolean not null default false,
  primary key (tenant_id, thread_id, user_id),
  foreign key (tenant_id, thread_id) references discussion_posts on delete cascade,
  foreign key (tenant_id, user_id) references users on delete cascade
);
create index discussion_readers_of_user on discussion_readers (tenant_id, user_id);
alter table discussion_readers enable row level security;
create policy tenant_wall on discussion_readers using (tenant_id = current_setting('lantern.tenant')::uuid);

-- What people have told those who moderate about a post; settled by hiding the post, or by saying that it may stay.
create table discussion_reports (
  tenant_id uuid not null,
  post_id uuid not null,
  user_id uuid not null,
  reason text not null,
  created timestamptz not null,
  settled timestamptz,
  primary key (tenant_id, post_id, user_id),
  foreign key (tenant_id, post_id) references discussion_posts on delete cascade,
  foreign key (tenant_id, user_id) references users on delete cascade
);
create index discussion_reports_of_user on discussion_reports (tenant_id, user_id);
alter table discussion_reports enable row level security;
create policy tenant_wall on discussion_reports using (tenant_id = current_setting('lantern.tenant')::uuid);

-- Who may write no more in one discussion.
create table discussion_lockouts (
  tenant_id uuid not null,
  place_id uuid not null,
  user_id uuid not null,
  since timestamptz not null,
  primary key (tenant_id, place_id, user_id),
  foreign key (tenant_id, user_id) references users on delete cascade
);
create index discussion_lockouts_of_user on discussion_lockouts (tenant_id, user_id);
alter table discussion_lockouts enable row level security;
create policy tenant_wall on discussion_lockouts using (tenant_id = current_setting('lantern.tenant')::uuid);
