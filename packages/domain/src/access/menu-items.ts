import { type FeatureFlags, hasCloudRedirects, isDashboardEnabled } from './feature-flags';
import { KNOWLEDGE_MODELS_FEATURE, RESEARCH_FEATURE } from './licences';
import type { NavigationSettings } from './navigation-settings';
import { hasPermissions, type Permission, tenantWide } from './permissions';
import type { PluginMenuItem } from './plugin-menu-items';
import { HOST_PATHS, NAVIGATION_SLUGS, PORTAL_PATHS, RESEARCH_PATHS } from './portal-paths';
import { hasPortalAccess, type PlatformRole } from './roles';
import type { Room } from './rooms';

export type MenuFacts = {
  roles: readonly PlatformRole[];
  permissions: readonly Permission[];
  licensedFeatures: readonly string[];
  featureFlags: FeatureFlags;
  navigation: NavigationSettings;
  plugins: readonly PluginMenuItem[];
  /** Those that there are. */
  rooms: readonly Room[];
};

type BuiltInKind =
  | 'dashboard'
  | 'courses'
  | 'catalog'
  | 'researchProjects'
  | 'knowledgeModels'
  | 'rooms'
  | 'calendar'
  | 'portal';

export type BuiltInMenuItem = {
  kind: BuiltInKind;
  slug: string;
  href: string;
  inRouter: boolean;
  labelKey: `menu.${BuiltInKind}`;
};

export type MenuItem = BuiltInMenuItem | PluginMenuItem;

/** [2.22] [2.23] The menu, in its order; courses is always there. */
export function menuItems(facts: MenuFacts): MenuItem[] {
  const { navigation, featureFlags, rooms } = facts;
  const research = hasCloudRedirects(featureFlags) ? RESEARCH_PATHS.cloud : RESEARCH_PATHS.usual;

  const items: Array<MenuItem | false> = [
    rooms.includes('dashboard') && isDashboardEnabled(featureFlags) && inside('dashboard', PORTAL_PATHS.home),
    inside('courses', PORTAL_PATHS.courses),
    navigation.catalog && inside('catalog', PORTAL_PATHS.catalog),
    rooms.includes('research') &&
      mayResearch(facts, RESEARCH_FEATURE, navigation.researchProjects) &&
      outside('researchProjects', research.researchProjects),
    rooms.includes('research') &&
      mayResearch(facts, KNOWLEDGE_MODELS_FEATURE, navigation.knowledgeModels) &&
      outside('knowledgeModels', research.knowledgeModels),
    rooms.includes('rooms') && navigation.rooms && outside('rooms', HOST_PATHS.rooms),
    rooms.includes('calendar') && navigation.calendar && inside('calendar', PORTAL_PATHS.calendar),
    ...facts.plugins,
    rooms.includes('portal') && hasPortalAccess(facts.roles) && outside('portal', HOST_PATHS.portal),
  ];
  return items.filter((item) => item !== false);
}

/** [6.3] The permission, the licence and the setting must all agree. */
function mayResearch(
  { permissions, licensedFeatures }: MenuFacts,
  feature: string,
  isSettingOn: boolean,
): boolean {
  const mayAccess = hasPermissions(permissions, [tenantWide('Research.Access')]);
  return mayAccess && licensedFeatures.includes(feature) && isSettingOn;
}

function inside(kind: BuiltInKind, href: string): BuiltInMenuItem {
  return { kind, slug: NAVIGATION_SLUGS[kind], href, inRouter: true, labelKey: `menu.${kind}` };
}

function outside(kind: BuiltInKind, href: string): BuiltInMenuItem {
  return { kind, slug: NAVIGATION_SLUGS[kind], href, inRouter: false, labelKey: `menu.${kind}` };
}
