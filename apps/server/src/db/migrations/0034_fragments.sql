-- What a tenant shows in the slots of its pages in place of the product's own: a module, which is copied here so that it is
-- on our own origin, a page in a frame, or nothing.
create table tenant_fragments (
  tenant_id uuid not null references tenants,
  slot text not null,
  kind text not null check (kind in ('module', 'frame', 'none')),
  -- where it was registered from
  address text,
  integrity text,
  code text,
  registered timestamptz not null,
  primary key (tenant_id, slot),
  check ((kind = 'none') = (address is null)),
  check ((kind = 'module') = (code is not null and integrity is not null))
);
alter table tenant_fragments enable row level security;
create policy tenant_wall on tenant_fragments using (tenant_id = current_setting('lantern.tenant')::uuid);
