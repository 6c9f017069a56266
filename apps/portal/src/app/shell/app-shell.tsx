import { barPlaces } from '@lantern/domain/access/bar-places';
import type { MenuItem } from '@lantern/domain/access/menu-items';
import { Link } from '@tanstack/react-router';
import { Menu as MenuIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../lib/page/page-facts';
import { useOutOfReach } from '../../lib/network/use-out-of-reach';
import { IconButton } from '../../ui/button/icon-button';
import { classNames } from '../../ui/class-names';
import { Logo } from '../../ui/logo';
import { AccountButton } from './account/account-button';
import layout from '../../ui/side-layout.module.css';
import styles from './app-shell.module.css';
import { IsFramed } from './bare-page';
import { MainMenu } from './main-menu';
import { BellButton } from './notifications/bell-button';

const loadDrawer = () => import('./menu-drawer');
type Drawer = Awaited<ReturnType<typeof loadDrawer>>['MenuDrawer'];

type AppShellProps = {
  /** Empty where there is no menu to show: then a bar stands in for the sidebar at every width. */
  menu: readonly MenuItem[];
  /** At the end of the bar, where nobody is signed in. */
  visitor?: ReactNode;
  /** Where the learner was: in the sidebar, and docked at the foot of smaller screens. */
  bookmark?: ReactNode;
  dock?: ReactNode;
  children: ReactNode;
};

/**
 * The frame of every page: sidebar from 1280 px on, a bar with a drawer below. On small screens the places that people
 * use stand at the foot, and the drawer is there for what else there is; a frame in another page has a foot of its own.
 */
export function AppShell({ menu, visitor, bookmark, dock, children }: AppShellProps) {
  const { t } = useTranslation();
  const [MenuDrawer, setMenuDrawer] = useState<Drawer>();
  const tellOutOfReach = useOutOfReach();
  const hasMenu = menu.length > 0;
  const { isFramed, isSignedIn } = usePage();
  const places = isFramed ? [] : barPlaces(menu);
  const bell = isSignedIn && !visitor && <BellButton />;
  const openMenu = () =>
    void loadDrawer().then(({ MenuDrawer: Loaded }) => setMenuDrawer(() => Loaded), tellOutOfReach);
  return (
    <>
      <a className="skip-link" href="#main">
        {t('shell.skipToContent')}
      </a>
      <div className={classNames(layout.shell, styles.shell, !hasMenu && styles.solo)}>
        <header className={styles.bar}>
          {hasMenu && (
            <IconButton
              className={places.length === menu.length ? styles.opener : undefined}
              icon={MenuIcon}
              label={t('menu.open')}
              onClick={openMenu}
            />
          )}
          <HomeLink />
          <span className={styles.push}>
            {bell}
            {visitor ?? <AccountButton place="bar" />}
          </span>
        </header>
        {hasMenu && (
          <header className={classNames(layout.side, styles.side)}>
            <div className={styles.sideTop}>
              <HomeLink />
              {bell}
            </div>
            <div className={styles.sideMenu}>
              <MainMenu items={menu} />
            </div>
            {bookmark}
            <AccountButton place="side" />
          </header>
        )}
        <main id="main" className={styles.main}>
          <div className={styles.page}>
            <IsFramed value>{children}</IsFramed>
          </div>
        </main>
        {dock}
        {places.length > 0 && <MainMenu items={places} isBar />}
      </div>
      {MenuDrawer && <MenuDrawer items={menu} onClose={() => setMenuDrawer(undefined)} />}
    </>
  );
}

function HomeLink() {
  const { t } = useTranslation();
  const { config, isSignedIn } = usePage();
  return (
    <Link
      to={isSignedIn ? '/' : '/open-catalog/$'}
      className={styles.home}
      aria-label={t('shell.homeLink', { product: config.productTitle })}
    >
      <Logo title={config.productTitle} imageUrl={config.logoUrl} />
    </Link>
  );
}
