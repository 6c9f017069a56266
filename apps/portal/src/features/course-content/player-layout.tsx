import { ArrowLeft, ListTree } from 'lucide-react';
import { Link } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccountSlot } from '../../lib/account-slot';
import { useFormat } from '../../lib/use-format';
import { ConnectionBanner } from '../../parts/connection-banner/connection-banner';
import { Icon } from '../../ui/icon';
import { ProgressBar } from '../../ui/progress/progress-bar';
import { CourseSide } from './course-side';
import { EXACT } from './exact';
import { PlayerBar } from './player-bar';
import type { PlayerLinks } from './player-links';
import styles from './player.module.css';
import type { Player } from './use-player';
import type { ShownView } from './use-shown-view';

const ContentsDrawer = lazy(() =>
  import('./contents-drawer').then(({ ContentsDrawer: Drawer }) => ({ default: Drawer })),
);

type PlayerLayoutProps = { player: Player; links: PlayerLinks; shown: ShownView; children: ReactNode };

/** [2.29] The contents stand beside the page above 1279 px, and behind a button below. */
export function PlayerLayout({ player, links, shown, children }: PlayerLayoutProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const account = useAccountSlot();
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const { name } = player.course.objective;
  const progress = player.tree?.objectiveWorkflow.progress ?? 0;
  return (
    <>
      <a className="skip-link" href="#main">
        {t('shell.skipToContent')}
      </a>
      <div className={styles.shell}>
        <header className={styles.top}>
          <Link
            to="/courses"
            activeOptions={EXACT}
            className={styles.topBack}
            aria-label={t('pages.courses')}
          >
            <Icon of={ArrowLeft} directional />
          </Link>
          <strong className={styles.topName}>
            <bdi>{name}</bdi>
          </strong>
          {account}
        </header>
        <aside className={styles.side} aria-label={name}>
          <CourseSide player={player} links={links} shown={shown} />
        </aside>
        <main id="main" className={styles.main}>
          <button
            type="button"
            className={styles.contentsBar}
            aria-haspopup="dialog"
            onClick={() => setIsDrawerOpen(true)}
          >
            <Icon of={ListTree} />
            <span>{t('contents.label')}</span>
            <ProgressBar label={t('player.progress')} value={progress} className={styles.contentsProgress} />
            <bdi className={styles.number}>{format.percent(progress)}</bdi>
          </button>
          <ConnectionBanner />
          <PlayerBar player={player} links={links} shown={shown} />
          {children}
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
