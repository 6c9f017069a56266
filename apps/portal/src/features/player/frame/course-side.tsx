import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icon';
import { EXACT } from './player-breadcrumbs';
import { CourseContents } from './course-contents';
import type { PlayerLinks } from '../player-state/use-player-links';
import styles from './player.module.css';
import type { Player } from '../player-state/use-player';
import type { ShownView } from '../player-state/use-shown-view';

type CourseSideProps = { player: Player; links: PlayerLinks; shown: ShownView };

/** [2.28] [2.29] The sidebar of a course. */
export const CourseSide = memo(function DrawnSide({ player, links, shown }: CourseSideProps) {
  return (
    <>
      {BACK}
      <CourseContents player={player} links={links} shown={shown} place="side" />
    </>
  );
});

function BackLink() {
  const { t } = useTranslation();
  return (
    <Link to="/courses" activeOptions={EXACT} className={styles.back}>
      <Icon of={ArrowLeft} size="s" directional />
      {t('pages.courses')}
    </Link>
  );
}

/** The same element each time: it leads away from every activity alike. */
const BACK = <BackLink />;
