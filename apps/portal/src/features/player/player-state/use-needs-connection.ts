import type { ActivityPart } from '@lantern/domain/activity/activity-part';
import { needsConnection } from '@lantern/domain/activity/needs-connection';
import { useQueryClient } from '@tanstack/react-query';
import { activityContentQuery } from '../../../api/attempts/activities';
import { useOnline } from '../../../lib/network/use-online';

/** [2.8] Asked of an activity: is the connection gone that it needs? */
export function useNeedsConnection(objectiveWorkflowId: string): (part: ActivityPart) => boolean {
  const client = useQueryClient();
  const isOnline = useOnline();
  return (part) => {
    if (isOnline) return false;
    // A course of one activity has no path in it.
    const pathId = part.axis === '' ? null : part.activityPathId;
    const { queryKey } = activityContentQuery(objectiveWorkflowId, pathId);
    return needsConnection(part.childActivity.type, client.getQueryData(queryKey) !== undefined);
  };
}
