import { countOf, type Db, findOne } from '../../db/db';
import { sql, trusted } from '../../db/sql';

export type KeySet = { keys: Array<Record<string, unknown>> };

/** A program that may ask for tokens; it proves who it is by one of secret, keys and address of keys. */
export type ApiClient = {
  clientId: string;
  name: string;
  secretHash: string | null;
  jwks: KeySet | null;
  jwksUrl: string | null;
  scopes: string[];
  created: Date;
  /** null: it does not end by itself. */
  expires: Date | null;
};
export type ListedClient = Omit<ApiClient, 'secretHash' | 'jwks'> & {
  proof: 'secret' | 'keys';
  revoked: Date | null;
  lastUsed: Date | null;
};

/** Good now. */
const IS_GOOD = (now: Date) => sql`c.revoked is null and (c.expires is null or c.expires > ${now})`;
const COLUMNS = trusted(
  `c.client_id as "clientId", c.name, c.jwks_url as "jwksUrl", c.scopes, c.created, c.expires`,
);

export async function insertApiClient(db: Db, tenantId: string, client: ApiClient): Promise<void> {
  const { clientId, name, secretHash, jwks, jwksUrl, scopes, created, expires } = client;
  await db.query(
    sql`insert into api_clients (tenant_id, client_id, name, secret_hash, jwks, jwks_url, scopes, created, expires)
        values (${tenantId}, ${clientId}, ${name}, ${secretHash}, ${jwks && JSON.stringify(jwks)}, ${jwksUrl},
                ${scopes}::text[], ${created}, ${expires})`,
  );
}

export function listApiClients(db: Db, tenantId: string): Promise<ListedClient[]> {
  return db.query<ListedClient>(
    sql`select ${COLUMNS}, case when c.secret_hash is null then 'keys' else 'secret' end as proof,
               c.revoked, c.last_used as "lastUsed"
          from api_clients c where c.tenant_id = ${tenantId} order by c.name, c.client_id`,
  );
}

/** One that is neither revoked nor past its end. */
export function findApiClient(
  db: Db,
  { tenantId, clientId, now }: { tenantId: string; clientId: string; now: Date },
): Promise<ApiClient | null> {
  return findOne<ApiClient>(
    db,
    sql`select ${COLUMNS}, c.secret_hash as "secretHash", c.jwks
          from api_clients c where c.tenant_id = ${tenantId} and c.client_id = ${clientId} and ${IS_GOOD(now)}`,
  );
}

/** Its tokens end with it. False when there is no such client, or it was revoked before. */
export async function revokeApiClient(
  db: Db,
  { tenantId, clientId, now }: { tenantId: string; clientId: string; now: Date },
): Promise<boolean> {
  const revoked = await countOf(
    db,
    sql`with revoked as (update api_clients set revoked = ${now}
                          where tenant_id = ${tenantId} and client_id = ${clientId} and revoked is null returning 1)
        select count(*)::int as count from revoked`,
  );
  return revoked === 1;
}

export type ApiToken = { tokenHash: string; clientId: string; scopes: string[]; expires: Date };

export async function insertApiToken(
  db: Db,
  tenantId: string,
  { tokenHash, clientId, scopes, expires, now }: ApiToken & { now: Date },
): Promise<void> {
  await db.query(
    sql`with used as (update api_clients set last_used = ${now}
                       where tenant_id = ${tenantId} and client_id = ${clientId})
        insert into api_tokens (tenant_id, token_hash, client_id, scopes, expires)
        values (${tenantId}, ${tokenHash}, ${clientId}, ${scopes}::text[], ${expires})`,
  );
}

export type ApiAccess = { clientId: string; scopes: string[] };

/** What a token opens now. */
export function findApiAccess(
  db: Db,
  { tenantId, tokenHash, now }: { tenantId: string; tokenHash: string; now: Date },
): Promise<ApiAccess | null> {
  return findOne<ApiAccess>(
    db,
    sql`select t.client_id as "clientId", t.scopes
          from api_tokens t
          join api_clients c on c.tenant_id = t.tenant_id and c.client_id = t.client_id
         where t.tenant_id = ${tenantId} and t.token_hash = ${tokenHash} and t.expires > ${now} and ${IS_GOOD(now)}`,
  );
}

/** Notes an assertion that must not come twice; false when it has come before. */
export async function insertUsedAssertion(
  db: Db,
  tenantId: string,
  { clientId, jtiHash, expires }: { clientId: string; jtiHash: string; expires: Date },
): Promise<boolean> {
  const row = await findOne(
    db,
    sql`insert into api_used_assertions (tenant_id, client_id, jti_hash, expires)
        values (${tenantId}, ${clientId}, ${jtiHash}, ${expires})
        on conflict do nothing returning jti_hash`,
  );
  return row !== null;
}

export async function deleteExpiredApiAccess(db: Db, now: Date): Promise<void> {
  await db.query(sql`delete from api_tokens where expires <= ${now}`);
  await db.query(sql`delete from api_used_assertions where expires <= ${now}`);
}
