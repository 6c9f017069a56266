import { type Db, countOf, findOne } from '../../db/db';
import { sql } from '../../db/sql';

export type ListedTenant = {
  id: string;
  code: string;
  productTitle: string;
  isFallback: boolean;
  domains: string[];
};

export function listTenants(db: Db): Promise<ListedTenant[]> {
  return db.query<ListedTenant>(
    sql`select t.id, t.code, t.product_title as "productTitle", t.is_fallback as "isFallback",
               array(select d.domain from tenant_domains d where d.tenant_id = t.id order by d.domain) as domains
          from tenants t order by t.code`,
  );
}

/** False when another tenant has the code. */
export async function insertTenant(
  db: Db,
  { id, code, productTitle }: { id: string; code: string; productTitle: string },
): Promise<boolean> {
  const made = await countOf(
    db,
    sql`with made as (insert into tenants (id, code, product_title) values (${id}, ${code}, ${productTitle})
                      on conflict (code) do nothing returning 1)
        select count(*)::int as count from made`,
  );
  return made === 1;
}

export type Branding = {
  productTitle?: string | undefined;
  logoUrl?: string | undefined;
  privacyPolicyUrl?: string | undefined;
  brandTokens?: Record<string, number> | undefined;
};

export type StoredBranding = {
  productTitle: string;
  logoUrl: string | null;
  privacyPolicyUrl: string | null;
  brandTokens: Record<string, number>;
};

export function findBranding(db: Db, tenantId: string): Promise<StoredBranding | null> {
  return findOne<StoredBranding>(
    db,
    sql`select product_title as "productTitle", logo_url as "logoUrl", privacy_policy_url as "privacyPolicyUrl",
               brand_tokens as "brandTokens"
          from tenants where id = ${tenantId}`,
  );
}

/** What is not given stays. */
export async function updateBranding(db: Db, tenantId: string, branding: Branding): Promise<void> {
  const { productTitle = null, logoUrl = null, privacyPolicyUrl = null, brandTokens = {} } = branding;
  await db.query(
    sql`update tenants set product_title = coalesce(${productTitle}, product_title),
               logo_url = nullif(coalesce(${logoUrl}, logo_url), ''),
               privacy_policy_url = nullif(coalesce(${privacyPolicyUrl}, privacy_policy_url), ''),
               brand_tokens = brand_tokens || ${JSON.stringify(brandTokens)}::jsonb
         where id = ${tenantId}`,
  );
}

/** False when the domain is another tenant's. */
export async function insertDomain(db: Db, tenantId: string, domain: string): Promise<boolean> {
  const owned = await countOf(
    db,
    sql`with made as (insert into tenant_domains (domain, tenant_id) values (${domain}, ${tenantId})
                      on conflict (domain) do update set domain = excluded.domain returning tenant_id)
        select count(*)::int as count from made where tenant_id = ${tenantId}`,
  );
  return owned === 1;
}

/** False when it was not the tenant's. */
export async function deleteDomain(db: Db, tenantId: string, domain: string): Promise<boolean> {
  const gone = await countOf(
    db,
    sql`with gone as (delete from tenant_domains where domain = ${domain} and tenant_id = ${tenantId} returning 1)
        select count(*)::int as count from gone`,
  );
  return gone === 1;
}

export function listSettings(db: Db, tenantId: string): Promise<Array<{ key: string; value: unknown }>> {
  return db.query(sql`select key, value from tenant_settings where tenant_id = ${tenantId} order by key`);
}

export async function deleteSetting(db: Db, tenantId: string, key: string): Promise<boolean> {
  const gone = await countOf(
    db,
    sql`with gone as (delete from tenant_settings where tenant_id = ${tenantId} and key = ${key} returning 1)
        select count(*)::int as count from gone`,
  );
  return gone === 1;
}

export async function listFlags(db: Db, tenantId: string): Promise<string[]> {
  const rows = await db.query<{ flag: string }>(
    sql`select flag from tenant_feature_flags where tenant_id = ${tenantId} order by flag`,
  );
  return rows.map(({ flag }) => flag);
}

export async function setFlag(
  db: Db,
  tenantId: string,
  { flag, isOn }: { flag: string; isOn: boolean },
): Promise<void> {
  await db.query(
    isOn
      ? sql`insert into tenant_feature_flags (tenant_id, flag) values (${tenantId}, ${flag}) on conflict do nothing`
      : sql`delete from tenant_feature_flags where tenant_id = ${tenantId} and flag = ${flag}`,
  );
}
