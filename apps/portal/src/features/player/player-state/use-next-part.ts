import type { ActivityPart } from '@lantern/domain/activity/activity-part';
import { neighbours } from '@lantern/domain/contents/reading-order';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ActivityContent } from '@lantern/contract/entities/activity-content';
import { activityContentQuery } from '../../../api/attempts/activities';
import { whenIdle } from '../../../lib/time/when-idle';
import { loadTextTools } from '../../../parts/rich-text/load-text-tools';
import { useFrameSources } from '../../../parts/rich-text/use-frame-sources';
import { partLock } from './part-lock';
import type { Player } from './use-player';

/** A longer text is drawn when it is opened: most of it nobody would see for a while. */
const MOST_CHARS = 100_000;
const RUNS_BY_ITSELF = /<(?:iframe|video|audio|object|embed)\b/i;

/** Whether an activity may stand on the page unseen; what runs or loads by itself waits until it is opened. */
export function isDrawnAhead({ type, text, video }: ActivityContent): boolean {
  if (type !== 'text' || !text || video) return false;
  return text.html.length <= MOST_CHARS && !RUNS_BY_ITSELF.test(text.html);
}

/**
 * What comes next is there before it is asked for, once the page has nothing better to do. A text can even be drawn
 * ahead: then this answers with its part.
 */
export function useNextPart(player: Player, part: ActivityPart): ActivityPart | null {
  const { objectiveWorkflowId, order } = player;
  const client = useQueryClient();
  const frameSources = useFrameSources();
  const { next } = neighbours(order, part.axis);
  const pathId = next && partLock(player, next) === null ? next.activityPathId : null;
  const step = pathId && `${part.id} ${pathId}`;
  const [ready, setReady] = useState<string | null>(null);
  // What was drawn ahead has been opened since, or passed by: the next time it begins anew.
  if (ready !== null && ready !== step) setReady(null);
  useEffect(() => {
    if (pathId === null || step === null) return undefined;
    const query = activityContentQuery(objectiveWorkflowId, pathId);
    let isLeft = false;

    async function prepare() {
      await client.prefetchQuery(query);
      const content = client.getQueryData(query.queryKey);
      if (!content?.text) return;
      const { html } = content.text;
      const { cleanAhead } = await loadTextTools();
      whenIdle(() => {
        if (isLeft) return;
        cleanAhead(html, { frameSources });
        if (isDrawnAhead(content)) setReady(step);
      });
    }
    whenIdle(() => {
      if (!isLeft) void prepare();
    });
    return () => {
      isLeft = true;
    };
  }, [client, objectiveWorkflowId, pathId, step, frameSources]);
  return ready !== null && ready === step ? next : null;
}
