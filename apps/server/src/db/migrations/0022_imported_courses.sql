-- [3.7] What the source of a course calls a part: by this an update knows which is which. Whoever leaves the source while
-- learners have worked on it stays, archived, with the time at which it left; its key is free again then.
alter table activity_parts
  add column source_key text,
  add column removed timestamptz;
create unique index activity_parts_source_key on activity_parts (tenant_id, objective_id, source_key)
  where removed is null;

-- What the author wrote, beside the html that was made of it.
alter table activity_contents add column source text;
alter table objectives
  add column about_source text,
  -- BCP 47; none where the author does not say
  add column language text;

-- The files of a course as its source calls them. Other bytes under the same path are another file.
create table course_files (
  tenant_id uuid not null,
  objective_id uuid not null,
  path text not null,
  file_id uuid not null,
  -- of its bytes, in hexadecimal
  sha256 text not null,
  primary key (tenant_id, objective_id, path),
  foreign key (tenant_id, objective_id) references objectives,
  foreign key (tenant_id, file_id) references files
);
create index course_files_of_file on course_files (tenant_id, file_id);

-- The questions of an activity, for the tool that asks them.
create table quizzes (
  tenant_id uuid not null,
  activity_id uuid not null,
  questions jsonb not null,
  -- the first is 1
  version int not null default 1,
  primary key (tenant_id, activity_id),
  foreign key (tenant_id, activity_id) references activities
);

-- Every time that something of a course came from outside.
create table course_imports (
  tenant_id uuid not null,
  id uuid not null,
  objective_id uuid not null,
  kind text not null,
  source_name text not null,
  -- of the course as it was read, in hexadecimal
  sha256 text not null,
  started timestamptz not null,
  ended timestamptz not null,
  -- none for the operator
  user_id uuid,
  -- what was added, changed, moved and removed
  report jsonb not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, objective_id) references objectives,
  foreign key (tenant_id, user_id) references users
);
create index course_imports_of_objective on course_imports (tenant_id, objective_id, started desc);
create index course_imports_of_user on course_imports (tenant_id, user_id);

do $$
declare
  of_tenant text;
begin
  foreach of_tenant in array array['course_files', 'quizzes', 'course_imports'] loop
    execute format('alter table %I enable row level security', of_tenant);
    execute format(
      'create policy tenant_wall on %I using (tenant_id = current_setting(''lantern.tenant'')::uuid)', of_tenant);
  end loop;
end $$;
