import { type AllowedSource, isAllowedSource } from '../web/allowed-sources';
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

export type PluginContext = {
  origin: string;
  permissions: readonly Permission[];
  allowedSources: readonly AllowedSource[];
};

/** [2.23] The tenant's own items, in their order: on this origin, or https on an allowed source. */
export function pluginMenuItems(plugins: readonly MenuPlugin[], context: PluginContext): PluginMenuItem[] {
  return plugins
    .filter(({ permission }) => !permission || hasPermissions(context.permissions, [permission]))
    .toSorted((one, other) => one.order - other.order)
    .flatMap((plugin) => pluginMenuItem(plugin, context));
}

function pluginMenuItem(plugin: MenuPlugin, { origin, allowedSources }: PluginContext): PluginMenuItem[] {
  if (!URL.canParse(plugin.href, origin)) return [];
  const url = new URL(plugin.href, origin);
  if (url.username || url.password) return [];

  const isExternal = url.origin !== origin;
  if (isExternal && !isAllowedSource(url.href, allowedSources)) return [];
  const { slug, label, icon, target } = plugin;
  const href = isExternal ? url.href : `${url.pathname}${url.search}${url.hash}`;
  return [
    {
      kind: 'plugin',
      slug,
      label,
      icon,
      href,
      inRouter: false,
      opensNewTab: isExternal || target === '_blank',
    },
  ];
}
