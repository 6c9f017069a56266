-- The texts of a course in further languages, by the locale of the portal; the main ones stand where they stood.
alter table objectives add column translations jsonb not null default '{}';
alter table activities add column translated_names jsonb not null default '{}';
alter table activity_contents add column translations jsonb not null default '{}';
