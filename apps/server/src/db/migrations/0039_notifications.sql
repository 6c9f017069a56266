-- What a person is told of, once for each thing (docs/decisions/0054). Facts and a path, no sentences: it is said in the language that
-- its reader has then.
create table notifications (
  tenant_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  kind text not null,
  -- of one thing there is one; what is new about it makes it unread again
  about text not null,
  course_id uuid,
  -- who did it; their name is read with it
  actor_id uuid,
  facts jsonb not null,
  path text not null,
  made timestamptz not null,
  -- since when there is something unread about it
  unread_since timestamptz not null,
  read timestamptz,
  -- not there for who wants it by mail alone, or not at all
  in_tray boolean not null,
  -- in a mail, at once or in a digest
  mailed timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, kind, about, user_id),
  foreign key (tenant_id, user_id) references users on delete cascade,
  foreign key (tenant_id, course_id) references objectives on delete cascade,
  foreign key (tenant_id, actor_id) references users on delete set null (actor_id)
);
create index notifications_of_user on notifications (tenant_id, user_id, made desc, id desc);
create index notifications_unread on notifications (tenant_id, user_id) where read is null;
create index notifications_of_course on notifications (tenant_id, course_id);
create index notifications_of_actor on notifications (tenant_id, actor_id);
create index notifications_by_age on notifications (made);
alter table notifications enable row level security;
create policy tenant_wall on notifications using (tenant_id = current_setting('lantern.tenant')::uuid);

-- How a person wants to be told, where it is not as the tenant has it.
create table notification_preferences (
  tenant_id uuid not null,
  user_id uuid not null,
  kind text not null,
  web boolean,
  mail text check (mail in ('off', 'atOnce', 'daily', 'weekly')),
  -- by the link of a mail of that kind; and what it was before
  unsubscribed_by text,
  mail_before text check (mail_before in ('atOnce', 'daily', 'weekly')),
  changed timestamptz not null,
  primary key (tenant_id, user_id, kind),
  foreign key (tenant_id, user_id) references users on delete cascade
);
alter table notification_preferences enable row level security;
create policy tenant_wall on notification_preferences using (tenant_id = current_setting('lantern.tenant')::uuid);

-- A mail at once is of a notification, and goes with it.
alter table mails add column notification_id uuid;
alter table mails add foreign key (tenant_id, notification_id) references notifications on delete cascade;
create index mails_of_notification on mails (tenant_id, notification_id);
