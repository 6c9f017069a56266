-- What a catalog is put in order by beside the name: since when a course is here, how long it takes, and how many learners
-- have it. These are counted every hour (store/courses/count-learners.ts), so that no enrolment waits for another.
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
