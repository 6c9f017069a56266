import { NAVIGATION_SLUGS } from './portal-paths';
import { allowedLink, type LinkContext } from '../web/allowed-link';
import { hasPermissions, type Permission } from './permissions';

/** One entry of ui.learner.navigation.plugins. */
export type MenuPlugin = {
  slug: string;
  label: Readonly<Record<string, string>>;
  icon: string | null;
  href: string;
  order: number;
  permission: Permission | null;
  target: '_self' | '_blank' | null;
};

export type PluginMenuItem = {
  kind: 'plugin';
  slug: string;
  label: Readonly<Record<string, string>>;
  icon: string | null;
  href: string;
  inRouter: false;
  opensNewTab: boolean;
};

export type PluginContext = LinkContext & { permissions: readonly Permission[] };

/** [2.23] The tenant's own items, in their order: on this origin, or https on an allowed source. */
export function pluginMenuItems(plugins: readonly MenuPlugin[], context: PluginContext): PluginMenuItem[] {
  return plugins
    .filter(({ permission }) => !permission || hasPermissions(context.permissions, [permission]))
    .filter((plugin) => hasOwnSlug(plugin, plugins))
    .toSorted((one, other) => one.order - other.order)
    .flatMap((plugin) => pluginMenuItem(plugin, context));
}

const TAKEN: readonly string[] = Object.values(NAVIGATION_SLUGS);

/** [2.23] Each place has a name of its own: not one of the product's, nor that of a plugin before it. */
export function hasOwnSlug(plugin: MenuPlugin, plugins: readonly MenuPlugin[]): boolean {
  return !TAKEN.includes(plugin.slug) && plugins.find(({ slug }) => slug === plugin.slug) === plugin;
}

function pluginMenuItem(plugin: MenuPlugin, context: PluginContext): PluginMenuItem[] {
  const link = allowedLink(plugin.href, context);
  if (!link) return [];
  const { slug, label, icon, target } = plugin;
  const opensNewTab = link.isExternal || target === '_blank';
  return [{ kind: 'plugin', slug, label, icon, href: link.href, inRouter: false, opensNewTab }];
}
