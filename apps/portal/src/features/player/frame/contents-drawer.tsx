import { useTranslation } from 'react-i18next';
import { Drawer } from '../../../ui/modal/drawer';
import { CourseContents } from './course-contents';
import type { PlayerLinks } from '../player-state/use-player-links';
import { PlayerActions } from './player-actions';
import styles from './player.module.css';
import type { Player } from '../player-state/use-player';
import { isAtLast, isReading, type ShownView } from '../player-state/use-shown-view';

type ContentsDrawerProps = { player: Player; links: PlayerLinks; shown: ShownView; onClose: () => void };

/** [2.29] The contents of a course on screens that have no room beside the page. */
export function ContentsDrawer({ player, links, shown, onClose }: ContentsDrawerProps) {
  const { t } = useTranslation();
  return (
    <Drawer
      side="start"
      title={t('contents.label')}
      closeLabel={t('contents.close')}
      onClose={onClose}
      footer={
        <div className={styles.drawerActions}>
          <PlayerActions
            player={player}
            links={links}
            isReading={isReading(shown)}
            isAtLast={isAtLast(player, shown)}
            onEnded={onClose}
          />
        </div>
      }
    >
      <div className={styles.drawerContents}>
        <CourseContents player={player} links={links} shown={shown} place="drawer" onPick={onClose} />
      </div>
    </Drawer>
  );
}
