import { type ActivityPart, activityState } from '@lantern/domain/activity/activity-part';
import { hasSharedWork } from '@lantern/domain/team/team-activity';
import { isRequiredWorkDone } from '@lantern/domain/attempt/hand-in';
import { countedActivities } from '@lantern/domain/contents/contents-count';
import { isFinishedByNext } from '@lantern/domain/activity/finishing-way';
import { tryAgain } from '@lantern/domain/tries/try-again';
import { neighbours } from '@lantern/domain/contents/reading-order';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { afterFrame } from '../../../lib/time/after-frame';
import { useFormat } from '../../../lib/format/use-format';
import { ContinueLink } from '../end/continue-link';
import { EndCourse } from '../end/end-course';
import type { PlayerLinks } from '../player-state/use-player-links';
import { partLock } from '../player-state/part-lock';
import { PlayerFoot } from '../frame/player-foot';
import { useActivityWork } from './use-activity-work';
import { useIsNarrow } from '../frame/use-is-narrow';
import { useNeedsConnection } from '../player-state/use-needs-connection';
import type { Player } from '../player-state/use-player';
import { partsOf } from '../../../parts/attempt-ending/root-part';

type ActivityFootProps = {
  player: Player;
  links: PlayerLinks;
  part: ActivityPart;
  /** The course is this one activity. */
  isRoot: boolean;
};

/** [2.8] [4.9] To the activities beside this one; going on from a text says that it was read. */
export function ActivityFoot({ player, links, part, isRoot }: ActivityFootProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const lock = partLock(player, isRoot ? null : part);
  const work = useActivityWork({ ...player, canWork: player.canWork && lock === null }, part, isRoot);
  const isNarrow = useIsNarrow();
  const isOutOfReach = useNeedsConnection(player.objectiveWorkflowId);
  const [isWaiting, setIsWaiting] = useState(false);
  const { previous, next, place } = neighbours(player.order, part.axis);
  // [4.29] Reading 61: it counts what the contents count.
  const counted = countedActivities(player.tree?.children ?? []);
  const step = counted.findIndex(({ axis }) => axis === part.axis) + 1;

  const isTeamsTurn =
    work.canWork && hasSharedWork(part.childActivity) && activityState(part) === 'inProgress';

  async function goOn(to: ActivityPart) {
    if (isWaiting) return;
    const finishes = work.canWork && isFinishedByNext(part.childActivity);
    // What this one opens is still shut: it is waited for. Anything else is there first.
    if (finishes && !to.available) {
      setIsWaiting(true);
      await work.finish();
      setIsWaiting(false);
    }
    void links.open(to.axis);
    if (!finishes || !to.available) return;
    await afterFrame();
    await work.finish();
  }
  return (
    <PlayerFoot
      hasSlot={isTeamsTurn}
      step={
        step === 0 || isRoot
          ? null
          : t('player.step', { place: format.number(step), total: format.number(counted.length) })
      }
      previous={
        previous && {
          href: links.partHref(previous.axis),
          onFollow: () => void links.open(previous.axis),
          isOutOfReach: isOutOfReach(previous),
        }
      }
      next={
        next && {
          href: links.partHref(next.axis),
          activity: next.childActivity,
          onFollow: () => void goOn(next),
          isBusy: isWaiting,
          isOutOfReach: isOutOfReach(next),
          // Where it cannot be used, something else comes first [9.5].
          // Nor where trying again leads, or handing in.
          isPrimary:
            lock === null &&
            !(player.canWork && tryAgain(part)?.isLeading) &&
            !isEndNext(player) &&
            // Nor where a team hands in.
            !isTeamsTurn &&
            (part.childActivity.supportMobileView || isNarrow !== true),
        }
      }
      end={
        !next &&
        player.canWork &&
        // [4.29] What is not in the contents is not the last of them either.
        (place === null && !isRoot ? (
          <ContinueLink links={links} />
        ) : (
          <EndCourse player={player} links={links} mayLead />
        ))
      }
    />
  );
}

/** [4.10] The required work of the attempt under way is done: what comes next is handing it in. */
function isEndNext({ canWork, tree, course }: Player): boolean {
  return canWork && tree !== null && isRequiredWorkDone(partsOf(tree, course));
}
