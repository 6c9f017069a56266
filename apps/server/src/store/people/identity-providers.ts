import { type Db, findOne } from '../../db/db';
import { sql } from '../../db/sql';

export type IdentityProvider = {
  id: string;
  code: string;
  label: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
  autoProvision: boolean;
};

export function listIdentityProviders(db: Db, tenantId: string): Promise<IdentityProvider[]> {
  return db.query<IdentityProvider>(
    sql`select id, code, label, issuer, client_id as "clientId", client_secret as "clientSecret",
               auto_provision as "autoProvision"
          from identity_providers where tenant_id = ${tenantId} order by position, code`,
  );
}

export function findIdentityProvider(db: Db, tenantId: string, id: string): Promise<IdentityProvider | null> {
  return findOne<IdentityProvider>(
    db,
    sql`select id, code, label, issuer, client_id as "clientId", client_secret as "clientSecret",
               auto_provision as "autoProvision"
          from identity_providers where tenant_id = ${tenantId} and id = ${id}`,
  );
}

/** Of any tenant. */
export async function hasIdentityProvider(db: Db): Promise<boolean> {
  return (await findOne(db, sql`select 1 from identity_providers limit 1`)) !== null;
}

/** Configured providers are written at every start, so that a changed secret takes effect. */
export async function upsertIdentityProvider(
  db: Db,
  tenantId: string,
  { position, ...provider }: IdentityProvider & { position: number },
): Promise<void> {
  const { id, code, label, issuer, clientId, clientSecret, autoProvision } = provider;
  await db.query(
    sql`insert into identity_providers
          (tenant_id, id, code, label, issuer, client_id, client_secret, auto_provision, position)
        values (${tenantId}, ${id}, ${code}, ${label}, ${issuer}, ${clientId}, ${clientSecret},
                ${autoProvision}, ${position})
        on conflict (tenant_id, code) do update
          set label = excluded.label, issuer = excluded.issuer, client_id = excluded.client_id,
              client_secret = excluded.client_secret, auto_provision = excluded.auto_provision,
              position = excluded.position`,
  );
}

/** Who began to sign in there begins anew elsewhere. */
export async function deleteIdentityProvider(db: Db, tenantId: string, id: string): Promise<void> {
  await db.query(
    sql`with begun as (delete from sign_in_states where tenant_id = ${tenantId} and provider_id = ${id})
        delete from identity_providers where tenant_id = ${tenantId} and id = ${id}`,
  );
}
