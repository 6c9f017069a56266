import type { ActivityPart } from '@lantern/domain/activity/activity-part';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { activityContentQuery } from '../../api/activities';
import { openPart } from './open-part';
import type { Player } from './use-player';

/** What comes next is there before it is asked for, once the page has nothing better to do. */
export function usePrefetchPart({ completion, now, objectiveWorkflowId }: Player, part: ActivityPart | null) {
  const client = useQueryClient();
  const pathId = part && openPart(part, completion, now) ? part.activityPathId : null;
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
