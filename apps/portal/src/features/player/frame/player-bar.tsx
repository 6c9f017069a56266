import { memo } from 'react';
import { PlayerActions } from './player-actions';
import { PlayerBreadcrumbs } from './player-breadcrumbs';
import type { PlayerLinks } from '../player-state/use-player-links';
import styles from './player.module.css';
import type { Player } from '../player-state/use-player';

type PlayerBarProps = { player: Player; links: PlayerLinks; isReading: boolean; isAtLast: boolean };

/** [2.35] Where the learner is, and what can be done with the page. */
export const PlayerBar = memo(function DrawnBar({ player, links, isReading, isAtLast }: PlayerBarProps) {
  return (
    <div className={styles.bar}>
      <PlayerBreadcrumbs objective={player.course.objective} />
      <PlayerActions player={player} links={links} isReading={isReading} isAtLast={isAtLast} />
    </div>
  );
});
