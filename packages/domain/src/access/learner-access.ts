import { hasOnlyResearchLicences } from './licences';
import type { MenuItem } from './menu-items';
import type { Permission } from './permissions';
import { HOST_PATHS, PORTAL_PATHS } from './portal-paths';
import { rightToLearn } from './right-to-learn';
import type { PlatformRole } from './roles';

export type LearnerAccessFacts = {
  isSuspended: boolean;
  roles: readonly PlatformRole[];
  permissions: readonly Permission[];
  licensedFeatures: readonly string[];
  menuItems: readonly MenuItem[];
  /** Where the user stands, as a path on the host. */
  path: string;
};

export type LearnerAccess = { kind: 'allowed' } | { kind: 'redirect'; href: string; inRouter: boolean };

/** [4.33] [6.3] May this user stay here? Reading 6: the first menu node is the first item other than courses. */
export function learnerAccess(facts: LearnerAccessFacts): LearnerAccess {
  const { roles, licensedFeatures, menuItems, path } = facts;
  const right = rightToLearn(facts);
  if (right.kind === 'granted') return { kind: 'allowed' };
  if (right.reason === 'notLicensed' && hasOnlyResearchLicences(licensedFeatures)) {
    return { kind: 'redirect', href: HOST_PATHS.platform, inRouter: false };
  }
  // Other items are for who has some part here and merely does not learn.
  if (right.reason !== 'notPermitted' || roles.length === 0) return forbidden(path);
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
