-- When something of a course changed that everybody may see, for search engines; by whatever hand.
alter table objectives add column changed timestamptz not null default now();

create function change_of_objective() returns trigger language plpgsql as $$
begin
  new.changed := now();
  return new;
end $$;

create trigger change_with_objective before update on objectives for each row
  when ((old.about, old.is_open, old.listed) is distinct from (new.about, new.is_open, new.listed))
  execute function change_of_objective();
