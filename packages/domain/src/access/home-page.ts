import { type FeatureFlags, isDashboardEnabled } from './feature-flags';
import { PORTAL_PATHS } from './portal-paths';
import type { Room } from './rooms';

export type HomePage = { kind: 'dashboard' } | { kind: 'redirect'; href: string };

/** [2.2] The dashboard when it is built and enabled, else My courses with the same query and hash. */
export function homePage(
  flags: FeatureFlags,
  rooms: readonly Room[],
  { search, hash }: { search: string; hash: string },
): HomePage {
  if (rooms.includes('dashboard') && isDashboardEnabled(flags)) return { kind: 'dashboard' };
  return { kind: 'redirect', href: `${PORTAL_PATHS.courses}${search}${hash}` };
}
