-- What is to be told to people by mail, and what came of it (docs/decisions/0053). It is written when it is sent, in the language
-- that its reader has then; here are only the facts.
create table mails (
  tenant_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  kind text not null,
  -- of one thing a person is told once
  about text not null,
  facts jsonb not null,
  queued timestamptz not null,
  -- given to the mail server, whatever it makes of it; of mail that must not come twice alone
  handed timestamptz,
  sent timestamptz,
  -- it will not be sent any more, and why
  refused timestamptz,
  refusal text,
  primary key (tenant_id, id),
  unique (tenant_id, user_id, kind, about),
  foreign key (tenant_id, user_id) references users on delete cascade
);
create index mails_by_age on mails (queued);
alter table mails enable row level security;
create policy tenant_wall on mails using (tenant_id = current_setting('lantern.tenant')::uuid);

-- What a person does not want to be told by mail.
create table mail_opt_outs (
  tenant_id uuid not null,
  user_id uuid not null,
  kind text not null,
  since timestamptz not null,
  primary key (tenant_id, user_id, kind),
  foreign key (tenant_id, user_id) references users on delete cascade
);
alter table mail_opt_outs enable row level security;
create policy tenant_wall on mail_opt_outs using (tenant_id = current_setting('lantern.tenant')::uuid);
