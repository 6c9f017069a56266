-- What a calendar looks for among all that is in courses: activities with dates, and what takes place.
create index activity_parts_dated on activity_parts (tenant_id, objective_id) where activity_constraint is not null;
create index activity_contents_event on activity_contents (tenant_id, activity_id) where details ? 'event';
