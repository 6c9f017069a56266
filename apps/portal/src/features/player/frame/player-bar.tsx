import { detailsPath } from '@lantern/domain/course/course-paths';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { courseTitle } from '../../../lib/format/shown-title';
import { Breadcrumbs } from '../../../ui/breadcrumbs';
import { EXACT } from '../player-state/exact';
import { PlayerActions } from './player-actions';
import type { PlayerLinks } from '../player-state/use-player-links';
import styles from './player.module.css';
import type { Player } from '../player-state/use-player';

type PlayerBarProps = { player: Player; links: PlayerLinks; isReading: boolean; isAtLast: boolean };

/** [2.35] Where the learner is, and what can be done with the page. */
export const PlayerBar = memo(function DrawnBar({ player, links, isReading, isAtLast }: PlayerBarProps) {
  const { t } = useTranslation();
  const { id } = player.course.objective;
  return (
    <div className={styles.bar}>
      <Breadcrumbs
        label={t('breadcrumbs.label')}
        links={[
          {
            key: 'courses',
            link: (
              <Link to="/courses" activeOptions={EXACT}>
                {t('pages.courses')}
              </Link>
            ),
          },
        ]}
        current={
          <Link to={detailsPath(id)} activeOptions={EXACT} className={styles.crumb}>
            <bdi>{courseTitle(player.course.objective, t)}</bdi>
          </Link>
        }
      />
      <PlayerActions player={player} links={links} isReading={isReading} isAtLast={isAtLast} />
    </div>
  );
});
