-- What has changed, for pages that are open (docs/decisions/0051). A change is written in its own transaction and numbered
-- after that has committed, by one server at a time: whoever reads on from a number misses nothing.
create table live_changes (
  tenant_id uuid not null,
  id bigint generated always as identity primary key,
  -- null until it is numbered
  seq bigint unique,
  -- whom it is for; null for all whom the topic concerns
  user_id uuid,
  topic text not null,
  made timestamptz not null default now()
);
create sequence live_changes_seq;
create index live_changes_unnumbered on live_changes (id) where seq is null;
create index live_changes_of_user on live_changes (tenant_id, user_id, seq);
create index live_changes_made on live_changes (made);
alter table live_changes enable row level security;
create policy tenant_wall on live_changes using (tenant_id = current_setting('lantern.tenant')::uuid);
