import type { ActivityPart } from '@lantern/domain/activity/activity-part';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { activityContentQuery } from '../../api/activities';
import { partLock } from './part-lock';
import type { Player } from './use-player';

/** What comes next is there before it is asked for, once the page has nothing better to do. */
export function usePrefetchPart(player: Player, part: ActivityPart | null) {
  const { objectiveWorkflowId } = player;
  const client = useQueryClient();
  const pathId = part && partLock(player, part) === null ? part.activityPathId : null;
  useEffect(() => {
    if (pathId === null) return;
    const fetchIt = () => void client.prefetchQuery(activityContentQuery(objectiveWorkflowId, pathId));
    if (typeof requestIdleCallback === 'undefined') {
      fetchIt();
      return;
    }
    const handle = requestIdleCallback(fetchIt);
    return () => cancelIdleCallback(handle);
  }, [client, objectiveWorkflowId, pathId]);
}
