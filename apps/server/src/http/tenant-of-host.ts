import type { Db } from '../db/db';
import { findTenantByHost, type Tenant } from '../store/platform/tenants';
import { MOST_CACHED_HOSTS } from './limits';

const CACHED_MS = 10_000;

/** Finds the tenant of a host; cached for a few seconds, since every request asks. */
export function createTenantOfHost(db: Db, clock: () => Date): (host: string) => Promise<Tenant | null> {
  const cache = new Map<string, { tenant: Promise<Tenant | null>; untilMs: number }>();
  return (host) => {
    const nowMs = clock().getTime();
    const known = cache.get(host);
    if (known && known.untilMs > nowMs) return known.tenant;
    if (cache.size >= MOST_CACHED_HOSTS) cache.clear();
    const tenant = findTenantByHost(db, host);
    cache.set(host, { tenant, untilMs: nowMs + CACHED_MS });
    tenant.catch(() => cache.delete(host));
    return tenant;
  };
}
