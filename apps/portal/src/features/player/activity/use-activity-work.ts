import { activityState, type ActivityPart } from '@lantern/domain/activity/activity-part';
import { type FinishingWay, finishingWay } from '@lantern/domain/activity/finishing-way';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { beginActivity, completeActivity } from '../player-state/activity-steps';
import { useIsNarrow } from '../frame/use-is-narrow';
import type { Player } from '../player-state/use-player';

export type ActivityWork = {
  /** The learner may work on it, and sees it: on a small screen some show only that they need a wide one [9.5]. */
  canWork: boolean;
  isFinishing: boolean;
  /** [4.9] The learner has done it. True when it stands. */
  finish: () => Promise<boolean>;
  /** What finishes this kind of activity; nothing where another sign does. */
  finishIf: (sign: FinishingWay) => () => void;
};

/** [4.9] [7.10]–[7.12] Opening an activity begins it, and what the learner does there finishes it. */
export function useActivityWork(player: Player, part: ActivityPart, isRoot: boolean): ActivityWork {
  const client = useQueryClient();
  const { t } = useTranslation();
  const [isFinishing, setIsFinishing] = useState(false);
  const isNarrow = useIsNarrow();
  const isSeen = part.childActivity.supportMobileView || isNarrow === false;
  const canWork = player.canWork && isSeen;
  const { objectiveWorkflowId } = player;
  const activityPartId = isRoot ? null : part.id;
  const state = activityState(part);
  const way = finishingWay(part.childActivity);
  const begins = canWork && state === null && way !== 'elsewhere' && !part.childActivity.proctored;

  useEffect(() => {
    if (!begins) return undefined;
    const begin = () => void beginActivity({ client, t }, { objectiveWorkflowId, activityPartId });
    begin();
    // Opened without a connection, and shown only once there is one.
    window.addEventListener('online', begin);
    return () => window.removeEventListener('online', begin);
  }, [begins, client, t, objectiveWorkflowId, activityPartId]);

  async function finish(): Promise<boolean> {
    if (!canWork || (state !== null && state !== 'inProgress')) return true;
    setIsFinishing(true);
    const workflow = part.childActivity.activityWorkflowAggregate?.lastActivityWorkflow ?? null;
    const isDone = await completeActivity({ client, t }, { objectiveWorkflowId, activityPartId }, workflow);
    setIsFinishing(false);
    return isDone;
  }
  return {
    canWork,
    isFinishing,
    finish,
    finishIf: (sign) => () => {
      if (way === sign) void finish();
    },
  };
}
