-- With which version of their team's work somebody is ready to hand in: changed since, they are asked again.
alter table team_participants add column ready_version int;
update team_participants p set ready_version = g.version
  from group_activity_workflows g
 where g.tenant_id = p.tenant_id and g.id = p.work_id and p.ready is not null;
