import { hasOnlyResearchLicences } from './licences';
import type { MenuItem } from './menu-items';
import { hasPermissions, type Permission, tenantWide } from './permissions';
import { HOST_PATHS, PORTAL_PATHS } from './portal-paths';

export type LearnerAccessFacts = {
  permissions: readonly Permission[];
  licensedFeatures: readonly string[];
  menuItems: readonly MenuItem[];
  /** Where the user stands, as a path on the host. */
  path: string;
};

export type LearnerAccess = { kind: 'allowed' } | { kind: 'redirect'; href: string; inRouter: boolean };

/** [4.33] [6.3] May this user stay here? Reading 6: the first menu node is the first item other than courses. */
export function learnerAccess({
  permissions,
  licensedFeatures,
  menuItems,
  path,
}: LearnerAccessFacts): LearnerAccess {
  if (hasPermissions(permissions, [tenantWide('ObjectiveWorkflow.Create')])) return { kind: 'allowed' };
  if (hasOnlyResearchLicences(licensedFeatures)) {
    return { kind: 'redirect', href: HOST_PATHS.platform, inRouter: false };
  }
  const nodes = menuItems.filter(({ kind }) => kind !== 'courses');
  const [first] = nodes;
  if (!first) return forbidden(path);
  // Whoever already stands at an enabled item would otherwise be sent in circles.
  if (nodes.some(({ href }) => isWithin(path, href))) return { kind: 'allowed' };
  return { kind: 'redirect', href: first.href, inRouter: first.inRouter };
}

function forbidden(path: string): LearnerAccess {
  if (path === PORTAL_PATHS.forbidden) return { kind: 'allowed' };
  return { kind: 'redirect', href: PORTAL_PATHS.forbidden, inRouter: true };
}

/** The dashboard's address begins every other one: it is matched whole. */
function isWithin(path: string, href: string): boolean {
  if (href === PORTAL_PATHS.home) return path === href || path === `${href}/`;
  return path === href || path.startsWith(`${href}/`);
}
