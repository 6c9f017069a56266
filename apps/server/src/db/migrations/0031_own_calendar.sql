-- What learners have put into their calendars themselves: from a moment to a moment, or on whole days.
create table personal_events (
  tenant_id uuid not null references tenants,
  id uuid not null,
  user_id uuid not null,
  title text not null,
  starts timestamptz,
  ends timestamptz,
  -- days of their own calendar, both included
  starts_on date,
  ends_on date,
  created timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users on delete cascade,
  check ((starts is null) = (ends is null) and (starts_on is null) = (ends_on is null)
    and (starts is null) <> (starts_on is null))
);
create index personal_events_of_user on personal_events (tenant_id, user_id);
alter table personal_events enable row level security;
create policy tenant_wall on personal_events using (tenant_id = current_setting('lantern.tenant')::uuid);

-- Addresses at which other programs read a learner's calendar, without signing in. Only hashes of their secrets are kept.
create table calendar_feeds (
  tenant_id uuid not null references tenants,
  id uuid not null,
  user_id uuid not null,
  -- null for all courses
  objective_id uuid,
  secret_hash text not null,
  created timestamptz not null,
  -- what was last read at it, and since when it is so: what is unchanged is answered byte for byte
  content_hash text,
  content_since timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, secret_hash),
  foreign key (tenant_id, user_id) references users on delete cascade,
  foreign key (tenant_id, objective_id) references objectives on delete cascade
);
create index calendar_feeds_of_user on calendar_feeds (tenant_id, user_id);
create index calendar_feeds_of_objective on calendar_feeds (tenant_id, objective_id);
alter table calendar_feeds enable row level security;
create policy tenant_wall on calendar_feeds using (tenant_id = current_setting('lantern.tenant')::uuid);
