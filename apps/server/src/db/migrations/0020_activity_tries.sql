-- [8.8] What each try at an activity came to, and when: the activity's record keeps the best alone.
create table activity_tries (
  tenant_id uuid not null,
  activity_workflow_id uuid not null,
  -- the first is 1
  number int not null check (number > 0),
  user_id uuid not null,
  -- none where only the score of an early try is known
  started timestamptz,
  submitted timestamptz,
  finished timestamptz,
  score double precision,
  max_score double precision,
  normalized_score double precision,
  passed boolean,
  primary key (tenant_id, activity_workflow_id, number),
  foreign key (tenant_id, activity_workflow_id) references activity_workflows
);
create index activity_tries_of_user on activity_tries (tenant_id, user_id);
alter table activity_tries enable row level security;
create policy tenant_wall on activity_tries using (tenant_id = current_setting('lantern.tenant')::uuid);

-- Of earlier tries nothing was kept. Where there was one alone, the record is its own.
insert into activity_tries (tenant_id, activity_workflow_id, number, user_id, started, submitted, finished, score,
       max_score, normalized_score, passed)
select w.tenant_id, w.id, w.attempts, w.user_id, w.started, w.submitted, w.finished, r.score, r.max_score,
       r.normalized_score, r.passed
  from activity_workflows w
  left join activity_records r
    on r.tenant_id = w.tenant_id and r.activity_workflow_id = w.id and w.attempts = 1;
