-- Files that people attach to what they write (docs/decisions/0055). Their bytes lie in the file storage under `file_id`, which
-- the server makes: the id is made by whoever sends the file, so that the same twice is one.
create table attachments (
  tenant_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  file_id uuid not null,
  name text not null,
  -- by its content, whatever it was called
  media_type text not null,
  byte_length bigint not null,
  -- of pictures
  width int,
  height int,
  state text not null check (state in ('unchecked', 'ready', 'refused')),
  created timestamptz not null,
  -- what it hangs on; none: swept after a day
  kind text,
  thing_id uuid,
  position int,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users on delete cascade,
  check ((kind is null) = (thing_id is null) and (kind is null) = (position is null))
);
create index attachments_of_user on attachments (tenant_id, user_id);
create index attachments_of_thing on attachments (tenant_id, kind, thing_id) where kind is not null;
create index attachments_of_file on attachments (tenant_id, file_id);
create index attachments_unattached on attachments (created) where kind is null;
alter table attachments enable row level security;
create policy tenant_wall on attachments using (tenant_id = current_setting('lantern.tenant')::uuid);
