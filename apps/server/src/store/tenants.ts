import { type Db, findOne } from '../db/db';
import { sql } from '../db/sql';

export type Tenant = {
  id: string;
  code: string;
  productTitle: string;
  logoUrl: string | null;
  privacyPolicyUrl: string | null;
  brandTokens: Record<string, number>;
  settings: Record<string, unknown>;
  featureFlags: Record<string, boolean>;
  /** It answers for hosts that nobody owns. */
  isFallback: boolean;
  /** Where its tools of LTI are launched. */
  toolAddresses: string[];
};

/** The tenant that owns the host, or the one that answers for hosts nobody owns. */
export function findTenantByHost(db: Db, host: string): Promise<Tenant | null> {
  return findOne<Tenant>(
    db,
    sql`select t.id, t.code, t.product_title as "productTitle", t.logo_url as "logoUrl",
               t.privacy_policy_url as "privacyPolicyUrl", t.brand_tokens as "brandTokens",
               coalesce((select jsonb_object_agg(s.key, s.value) from tenant_settings s
                          where s.tenant_id = t.id), '{}') as settings,
               coalesce((select jsonb_object_agg(f.flag, true) from tenant_feature_flags f
                          where f.tenant_id = t.id), '{}') as "featureFlags", t.is_fallback as "isFallback",
               array(select unnest(array_append(l.redirect_uris, coalesce(l.login_url, l.target_link_uri)))
                       from lti_tools l where l.tenant_id = t.id) as "toolAddresses"
          from tenants t
          left join tenant_domains d on d.tenant_id = t.id and d.domain = ${host}
         where d.domain is not null or t.is_fallback
         order by d.domain nulls last
         limit 1`,
  );
}

/** The tenant that owns the domain, and no other: the public calls say nothing about hosts nobody owns. */
export function findTenantByDomain(db: Db, domain: string): Promise<{ id: string } | null> {
  return findOne(db, sql`select tenant_id as id from tenant_domains where domain = ${domain}`);
}
