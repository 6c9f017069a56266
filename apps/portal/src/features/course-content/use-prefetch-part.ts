import type { ActivityPart } from '@lantern/domain/activity/activity-part';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { activityContentQuery } from '../../api/activities';
import { whenIdle } from '../../lib/when-idle';
import { loadTextTools } from '../../parts/rich-text/load-text-tools';
import { useFrameSources } from '../../parts/rich-text/use-frame-sources';
import { partLock } from './part-lock';
import type { Player } from './use-player';

/** What comes next is there, and ready to be shown, before it is asked for, once the page has nothing better to do. */
export function usePrefetchPart(player: Player, part: ActivityPart | null) {
  const { objectiveWorkflowId } = player;
  const client = useQueryClient();
  const frameSources = useFrameSources();
  const pathId = part && partLock(player, part) === null ? part.activityPathId : null;
  useEffect(() => {
    if (pathId === null) return;
    const query = activityContentQuery(objectiveWorkflowId, pathId);
    let isLeft = false;

    async function prepare() {
      await client.prefetchQuery(query);
      const html = client.getQueryData(query.queryKey)?.text?.html;
      const { cleanAhead } = await loadTextTools();
      if (html !== undefined && !isLeft) whenIdle(() => cleanAhead(html, { frameSources }));
    }
    whenIdle(() => {
      if (!isLeft) void prepare();
    });
    return () => {
      isLeft = true;
    };
  }, [client, objectiveWorkflowId, pathId, frameSources]);
}
