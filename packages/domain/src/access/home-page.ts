import { type FeatureFlags, isDashboardEnabled } from './feature-flags';
import { PORTAL_PATHS } from './portal-paths';

export type HomePage = { kind: 'dashboard' } | { kind: 'redirect'; href: string };

/** [2.2] The dashboard when it is enabled, else My courses with the same query and hash. */
export function homePage(flags: FeatureFlags, { search, hash }: { search: string; hash: string }): HomePage {
  if (isDashboardEnabled(flags)) return { kind: 'dashboard' };
  return { kind: 'redirect', href: `${PORTAL_PATHS.courses}${search}${hash}` };
}
