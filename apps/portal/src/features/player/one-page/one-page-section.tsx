import type { ActivityPart } from '@lantern/domain/activity/activity-part';
import { contentsStatus } from '@lantern/domain/contents/contents-marks';
import { shownAxis } from '@lantern/domain/contents/shown-axis';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { activityTitle } from '../../../lib/format/shown-title';
import { activityContentQuery } from '../../../api/attempts/activities';
import { StatusDisc } from '../../../parts/table-of-contents/status-disc';
import { ActivityName } from '../../../parts/course-text/activity-name';
import { ToneText } from '../../../ui/tone-text';
import { ActivityPane } from '../activity/activity-pane';
import { ContentSkeleton } from '../activity/content-skeleton';
import { partLock } from '../player-state/part-lock';
import type { PlayerLinks } from '../player-state/use-player-links';
import styles from '../frame/player.module.css';
import { sectionId } from './use-scroll-to-part';
import type { Player } from '../player-state/use-player';
import { whenNear } from '../../../parts/lazy-frame/when-near';

type OnePageSectionProps = { player: Player; links: PlayerLinks; part: ActivityPart; isNamed: boolean };

/** [4.5] One activity among those of a page; it loads as the learner comes near. */
export function OnePageSection({ player, links, part, isNamed }: OnePageSectionProps) {
  const { t } = useTranslation();
  const { ref, isNear } = useNear();
  const { isSuccess } = useQuery({
    ...activityContentQuery(player.objectiveWorkflowId, part.activityPathId),
    enabled: false,
  });
  const lock = partLock(player, part);
  const status = lock ? 'locked' : contentsStatus(part);
  const name = activityTitle(part.childActivity, t);
  return (
    <section id={sectionId(part.axis)} ref={ref} aria-label={name} className={styles.section}>
      {isNamed && (
        <div className={styles.sectionHead}>
          <StatusDisc state={status} />
          <h2>
            <ActivityName number={shownAxis(part.axis)} activity={part.childActivity} />
          </h2>
          <ToneText tone={status === 'failed' ? 'danger' : 'faint'}>
            {t(`contents.status.${status}`)}
          </ToneText>
        </div>
      )}
      {lock || isNear || isSuccess ? (
        <ActivityPane player={player} links={links} part={part} isRoot={false} lock={lock} isOneOfMany />
      ) : (
        <ContentSkeleton />
      )}
    </section>
  );
}

/** [9.11] Has the learner come near this part of the page? Once near, it stays. */
function useNear(): { ref: RefObject<HTMLElement | null>; isNear: boolean } {
  const ref = useRef<HTMLElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isNear) return;
    return whenNear(element, () => setIsNear(true));
  }, [isNear]);
  return { ref, isNear };
}
