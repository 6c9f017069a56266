import type { ActivityContent } from '@lantern/contract/entities/activity-content';
import type { ActivityPlace } from '@lantern/contract/entities/activity-place';
import { useQueryClient } from '@tanstack/react-query';
import { use, useEffect, useEffectEvent, useRef } from 'react';
import { workKeeperOf } from '../../api/work-keeper-of';
import { ClockContext } from '../../lib/clock';

export type TellPlace = (place: Omit<ActivityPlace, 'at'>, progress: number) => void;

/** [7.12] Keeps where the learner is in an activity that is under way; one that is done stays as it is. */
export function useTouch(objectiveWorkflowId: string, content: ActivityContent): TellPlace {
  const client = useQueryClient();
  const clock = use(ClockContext);
  const { activityPartId, activityWorkflow } = content;
  /** Told before the activity had begun: it is sent once it has. */
  const early = useRef<Parameters<TellPlace> | null>(null);

  const tell: TellPlace = (place, progress) => {
    if (!clock) return;
    const at = clock.now();
    // Whoever comes back to it on this page goes on there, sent or not.
    client.setQueriesData<ActivityContent>(
      { queryKey: ['activity-content', objectiveWorkflowId] },
      (known) =>
        known && (known.activityPartId === activityPartId ? { ...known, place: { ...place, at } } : known),
    );
    early.current = activityWorkflow ? null : [place, progress];
    if (activityWorkflow?.state !== 'inProgress') return;
    void workKeeperOf(client).touch({
      objectiveWorkflowId,
      activityWorkflowId: activityWorkflow.id,
      progress,
      place,
      at: at.toISOString(),
    });
  };
  const tellEarly = useEffectEvent(() => {
    if (early.current) tell(...early.current);
  });
  const hasBegun = activityWorkflow !== null;
  useEffect(() => {
    if (hasBegun) tellEarly();
  }, [hasBegun]);
  return tell;
}
