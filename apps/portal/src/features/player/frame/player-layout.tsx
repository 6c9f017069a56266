import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { courseTitle } from '../../../lib/format/shown-title';
import { ConnectionBanner } from '../../../parts/connection-banner/connection-banner';
import { ContentsBar } from './contents-bar';
import { CourseSide } from './course-side';
import { PlayerBar } from './player-bar';
import { PlayerDock } from './player-dock';
import type { PlayerLinks } from '../player-state/use-player-links';
import { PlayerTop } from './player-top';
import { classNames } from '../../../ui/class-names';
import layout from '../../../ui/side-layout.module.css';
import styles from './player.module.css';
import { useIsReadable } from '../player-state/use-is-readable';
import type { Player } from '../player-state/use-player';
import { isAtLast, isReading, type ShownView } from '../player-state/use-shown-view';

const ContentsDrawer = lazy(() =>
  import('./contents-drawer').then(({ ContentsDrawer: Drawer }) => ({ default: Drawer })),
);

type PlayerLayoutProps = {
  player: Player;
  links: PlayerLinks;
  shown: ShownView;
  foot: ReactNode;
  children: ReactNode;
};

/** [2.29] The contents stand beside the page above 1279 px, and behind a button below. */
export function PlayerLayout({ player, links, shown, foot, children }: PlayerLayoutProps) {
  const { t } = useTranslation();
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const openDrawer = useCallback(() => setIsDrawerOpen(true), []);
  const name = courseTitle(player.course.objective, t);
  const isReadable = useIsReadable(player, shown);
  return (
    <>
      <a className="skip-link" href="#main">
        {t('shell.skipToContent')}
      </a>
      <div className={classNames(layout.shell, styles.shell)}>
        <PlayerTop course={player.course.objective} />
        <aside className={classNames(layout.side, styles.side)} aria-label={name}>
          <CourseSide player={player} links={links} shown={shown} />
        </aside>
        <main id="main" className={styles.main}>
          <ContentsBar progress={player.progress} onOpen={openDrawer} />
          <ConnectionBanner isReadable={isReadable} />
          <PlayerBar
            player={player}
            links={links}
            isReading={isReading(shown)}
            isAtLast={isAtLast(player, shown)}
          />
          {children}
          <PlayerDock>{foot}</PlayerDock>
        </main>
      </div>
      {isDrawerOpen && (
        <Suspense>
          <ContentsDrawer
            player={player}
            links={links}
            shown={shown}
            onClose={() => setIsDrawerOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
