-- What a catalog is put in order by beside the name: since when a course is here, how long it takes, and how many learners
-- have it. These are counted every hour (store/suggestions/count-learners.ts), so that no enrolment waits for another.
alter table objectives
  add column added timestamptz not null default now(),
  -- seconds; of its activity, written with what lists show
  add column duration int,
  add column learner_count int not null default 0;
update objectives o set
  added = o.changed,
  duration = (select v.duration from activities v where v.tenant_id = o.tenant_id and v.id = o.activity_id);

create index objectives_newest on objectives (tenant_id, added desc, sort_name, id);
create index objectives_popular on objectives (tenant_id, learner_count desc, sort_name, id);
create index objectives_shortest
  on objectives (tenant_id, (duration is not null) desc, duration nulls first, sort_name, id);

-- What learners took next who had finished a course, and how many of them; of fewer than five nothing is written. Counted
-- every hour from all enrolments (store/suggestions/count-successions.ts): no row is about one person.
create table course_successions (
  tenant_id uuid not null,
  objective_id uuid not null,
  next_id uuid not null,
  learners int not null,
  primary key (tenant_id, objective_id, next_id),
  foreign key (tenant_id, objective_id) references objectives on delete cascade,
  foreign key (tenant_id, next_id) references objectives on delete cascade
);
create index course_successions_of_next on course_successions (tenant_id, next_id);
alter table course_successions enable row level security;
create policy tenant_wall on course_successions using (tenant_id = current_setting('lantern.tenant')::uuid);
