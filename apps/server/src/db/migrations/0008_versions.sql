-- Counts what happens to a learner's attempts, so that an open page can ask cheaply whether it is still true.
alter table objective_workflow_aggregates add column version int not null default 0;
