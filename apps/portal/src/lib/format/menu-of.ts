import type { CurrentUser } from '@lantern/contract/platform/get-current-user';
import { type MenuItem, menuItems } from '@lantern/domain/access/menu-items';
import { navigationSettings } from '@lantern/domain/access/navigation-settings';
import { pluginMenuItems } from '@lantern/domain/access/plugin-menu-items';
import { openRooms } from '@lantern/domain/access/rooms';
import { parseAllowedSources } from '@lantern/domain/web/allowed-sources';

/** [2.23] The menu of this user on this host. */
export function menuOf({ settings, ...user }: CurrentUser, origin: string): MenuItem[] {
  const { roles, permissions, licensedFeatures, featureFlags } = user;
  const plugins = pluginMenuItems(settings['ui.learner.navigation.plugins'] ?? [], {
    origin,
    permissions,
    allowedSources: parseAllowedSources(settings['lms.learner_allowed_external_sources'] ?? null),
  });
  return menuItems({
    roles,
    permissions,
    licensedFeatures,
    featureFlags,
    navigation: navigationSettings(definedOnly(settings['ui.learner.navigation'])),
    plugins,
    rooms: openRooms(settings['ui.applications']),
  });
}

/** An absent setting must not hide its default behind `undefined`. */
function definedOnly<T extends object>(
  settings: T | undefined,
): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const entries = Object.entries(settings ?? {}).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]?: Exclude<T[K], undefined> }; // the same keys, less the absent
}
