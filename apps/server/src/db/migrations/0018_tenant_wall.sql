-- The second wall between tenants (docs/decisions/0028): whoever is not the owner of the tables sees and writes rows of
-- one tenant only, the one that the transaction has named. A later table with a tenant_id needs its policy too.
do $$
declare
  of_tenant record;
begin
  for of_tenant in
    select c.relname as name
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
     where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
  loop
    execute format('alter table %I enable row level security', of_tenant.name);
    execute format(
      'create policy tenant_wall on %I using (tenant_id = current_setting(''lantern.tenant'')::uuid)',
      of_tenant.name);
  end loop;
end $$;

alter table tenants enable row level security;
create policy tenant_wall on tenants using (id = current_setting('lantern.tenant')::uuid);
