import type { Db } from '../db/db';
import { findTenantByHost, type Tenant } from '../store/platform/tenants';
import { MOST_CACHED_HOSTS } from './limits';

const KEPT_MS = 10_000;

/** Finds the tenant of a host; kept for a few seconds, since every request asks. */
export function createTenantOfHost(db: Db, clock: () => Date): (host: string) => Promise<Tenant | null> {
  const kept = new Map<string, { tenant: Promise<Tenant | null>; untilMs: number }>();
  return (host) => {
    const nowMs = clock().getTime();
    const known = kept.get(host);
    if (known && known.untilMs > nowMs) return known.tenant;
    if (kept.size >= MOST_CACHED_HOSTS) kept.clear();
    const tenant = findTenantByHost(db, host);
    kept.set(host, { tenant, untilMs: nowMs + KEPT_MS });
    tenant.catch(() => kept.delete(host));
    return tenant;
  };
}
