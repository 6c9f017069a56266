-- What is the same for all learners of a course's tree is its outline. It has a stamp, another one whenever anything of
-- it changes, by whatever hand; a server knows by it an outline that it has read before (docs/decisions/0022).
alter table objectives add column outline uuid not null default gen_random_uuid();
create index activity_parts_of_activity on activity_parts (tenant_id, activity_id);

-- Whoever changes an activity while it gets a place in a course waits for that, and then finds the course.
create function outlines_by_parts() returns trigger language plpgsql as $$
begin
  perform from activities
    where (tenant_id, id) in (select c.tenant_id, c.activity_id from changed c) for share;
  update objectives set outline = gen_random_uuid()
    where (tenant_id, id) in (select c.tenant_id, c.objective_id from changed c);
  return null;
end $$;

create function outlines_by_activities() returns trigger language plpgsql as $$
begin
  update objectives set outline = gen_random_uuid()
    where (tenant_id, id) in (select p.tenant_id, p.objective_id from changed c
                                join activity_parts p on p.tenant_id = c.tenant_id and p.activity_id = c.id)
       or (tenant_id, activity_id) in (select c.tenant_id, c.id from changed c);
  return null;
end $$;

create function outline_of_objective() returns trigger language plpgsql as $$
begin
  perform from activities where tenant_id = new.tenant_id and id = new.activity_id for share;
  new.outline := gen_random_uuid();
  return new;
end $$;

create trigger outline_with_part after insert on activity_parts
  referencing new table as changed for each statement execute function outlines_by_parts();
create trigger outline_without_part after delete on activity_parts
  referencing old table as changed for each statement execute function outlines_by_parts();
create trigger outline_from_part after update on activity_parts
  referencing old table as changed for each statement execute function outlines_by_parts();
create trigger outline_to_part after update on activity_parts
  referencing new table as changed for each statement execute function outlines_by_parts();
create trigger outline_with_activity after update on activities
  referencing new table as changed for each statement execute function outlines_by_activities();
create trigger outline_with_root before insert or update of activity_id, needs_grading on objectives
  for each row execute function outline_of_objective();
