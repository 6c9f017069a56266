import type { BuiltInMenuItem, MenuItem } from '@lantern/domain/access/menu-items';
import { PORTAL_PATHS } from '@lantern/domain/access/portal-paths';
import { Link } from '@tanstack/react-router';
import {
  ArrowUpRight,
  BookOpen,
  CalendarDays,
  FlaskConical,
  LampDesk,
  LibraryBig,
  type LucideIcon,
  Network,
  Presentation,
} from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { leaveByLink } from '../../lib/embedding/parent-reports';
import { Icon } from '../../ui/icon';
import styles from './main-menu.module.css';

const ICONS: Record<BuiltInMenuItem['kind'], LucideIcon> = {
  dashboard: LampDesk,
  courses: BookOpen,
  catalog: LibraryBig,
  researchProjects: FlaskConical,
  knowledgeModels: Network,
  rooms: Presentation,
  calendar: CalendarDays,
  portal: ArrowUpRight,
};

const PluginEntry = lazy(async () => ({ default: (await import('./plugin-entry')).PluginEntry }));

type MainMenuProps = {
  items: readonly MenuItem[];
  /** At the foot of small screens. */
  isBar?: boolean;
  onChosen?: () => void;
};

/** [2.22] [2.23] */
export function MainMenu({ items, isBar, onChosen }: MainMenuProps) {
  const { t } = useTranslation();
  return (
    <nav className={isBar ? styles.bar : styles.nav} aria-label={t(isBar ? 'menu.places' : 'menu.label')}>
      {items.map((item) => (
        <MenuEntry key={item.slug} item={item} isBar={isBar} {...(onChosen && { onChosen })} />
      ))}
    </nav>
  );
}

type MenuEntryProps = { item: MenuItem; isBar: boolean | undefined; onChosen?: () => void };

function MenuEntry({ item, isBar, onChosen }: MenuEntryProps) {
  const { t } = useTranslation();
  if (item.kind === 'plugin') {
    return (
      <Suspense>
        <PluginEntry item={item} />
      </Suspense>
    );
  }
  const content = (
    <Entry icon={ICONS[item.kind]}>
      {t(isBar && item.kind === 'dashboard' ? 'menu.today' : item.labelKey)}
    </Entry>
  );
  if (!item.inRouter) {
    return (
      <a className={styles.item} data-slug={item.slug} href={item.href} onClick={leaveByLink}>
        {content}
      </a>
    );
  }
  return (
    <Link
      className={styles.item}
      data-slug={item.slug}
      to={item.href.slice(PORTAL_PATHS.home.length) || '/'}
      activeOptions={{ exact: item.kind === 'dashboard' }}
      {...(onChosen && { onClick: onChosen })}
    >
      {content}
    </Link>
  );
}

function Entry({ icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <>
      <span className={styles.disc}>
        <Icon of={icon} />
      </span>
      <span>{children}</span>
    </>
  );
}
