-- An activity that was done stays done while it is tried again: the best try counts.
alter table activity_workflows add column done_before boolean not null default false;
