import { linkAddress, pictureAddress } from '@lantern/domain/web/web-address';
import { type Db, findOne } from '../../db/db';
import { sql } from '../../db/sql';
import type { TenantFragment } from './tenant-fragments';

export type Tenant = {
  id: string;
  code: string;
  productTitle: string;
  logoUrl: string | null;
  privacyPolicyUrl: string | null;
  brandTokens: Record<string, number>;
  settings: Record<string, unknown>;
  featureFlags: Record<string, boolean>;
  /** The one that the first start made: PUBLIC_URL is its address. */
  isFallback: boolean;
  /** Where its tools of LTI are launched. */
  toolAddresses: string[];
  /** [1.6] What it shows in place of the product's own fragments, by slot. */
  fragments: Record<string, TenantFragment>;
};

/** The tenant that owns the host, with all that a page needs to know of it. */
export async function findTenantByHost(db: Db, host: string): Promise<Tenant | null> {
  const tenant = await findOne<Tenant>(
    db,
    sql`select t.id, t.code, t.product_title as "productTitle", t.logo_url as "logoUrl",
               t.privacy_policy_url as "privacyPolicyUrl", t.brand_tokens as "brandTokens",
               coalesce((select jsonb_object_agg(s.key, s.value) from tenant_settings s
                          where s.tenant_id = t.id), '{}') as settings,
               coalesce((select jsonb_object_agg(f.flag, true) from tenant_feature_flags f
                          where f.tenant_id = t.id), '{}') as "featureFlags", t.is_fallback as "isFallback",
               array(select unnest(array_append(l.redirect_uris, coalesce(l.login_url, l.target_link_uri)))
                       from lti_tools l where l.tenant_id = t.id) as "toolAddresses",
               coalesce((select jsonb_object_agg(f.slot, jsonb_build_object('kind', f.kind, 'address', f.address,
                                                                            'integrity', f.integrity))
                           from tenant_fragments f where f.tenant_id = t.id), '{}') as fragments
          from tenant_domains d
          join tenants t on t.id = d.tenant_id
         where d.domain = ${host}`,
  );
  return tenant && shownTenant(tenant);
}

/** Its addresses are addresses, or there are none. */
function shownTenant(tenant: Tenant): Tenant {
  return {
    ...tenant,
    logoUrl: pictureAddress(tenant.logoUrl),
    privacyPolicyUrl: linkAddress(tenant.privacyPolicyUrl),
    toolAddresses: tenant.toolAddresses.filter(
      (address) => /^https?:/.test(address) && URL.canParse(address),
    ),
  };
}

/** Only whose the domain is: the public calls say nothing about one that nobody owns. */
export function findTenantByDomain(db: Db, domain: string): Promise<{ id: string } | null> {
  return findOne(db, sql`select tenant_id as id from tenant_domains where domain = ${domain}`);
}
