-- Since when a person is shut out, and null for everybody else: found with their session at every request.
alter table users add column suspended timestamptz;
