import type { ActivityContent } from '@lantern/contract/entities/activity-content';
import type { ActivityPlace } from '@lantern/contract/entities/activity-place';
import type { WorkflowState } from '@lantern/domain/vocabulary';
import { useQueryClient } from '@tanstack/react-query';
import { use, useEffect, useEffectEvent, useRef } from 'react';
import { rememberOpened } from '../../api/courses/opened-last';
import { outboxOf } from '../../api/outbox/outbox-of';
import { ClockContext } from '../../lib/time/clock';

export type TellPlace = (place: Omit<ActivityPlace, 'at'>, progress: number) => void;

export type OpenWorkflow = { id: string; state: WorkflowState };

type Opened = {
  /** The attempt at the activity; null before it has begun. */
  workflow: OpenWorkflow | null;
  /** It is the page's only one: opening the page is coming to it. */
  isAlone: boolean;
};

/** [7.12] Saves where the learner is in an activity that is under way; one that is done stays as it is. */
export function useSaveProgress(
  objectiveWorkflowId: string,
  { activityPartId, axis }: ActivityContent,
  { workflow, isAlone }: Opened,
): TellPlace {
  const client = useQueryClient();
  const clock = use(ClockContext);
  const isUnderWay = workflow?.state === 'inProgress';
  const wasUnderWay = useRef(false);
  const noteState = useEffectEvent(() => {
    wasUnderWay.current = isUnderWay;
  });
  // When it is shown: it may have been drawn ahead, out of sight.
  useEffect(() => noteState(), []);
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
    early.current = workflow ? null : [place, progress];
    if (workflow?.state !== 'inProgress') return;
    rememberOpened(client, objectiveWorkflowId, axis);
    void outboxOf(client).saveProgress({
      objectiveWorkflowId,
      activityWorkflowId: workflow.id,
      progress,
      place,
      at: at.toISOString(),
    });
  };
  const tellEarly = useEffectEvent(() => {
    if (early.current) tell(...early.current);
  });
  const comeTo = useEffectEvent(() => {
    rememberOpened(client, objectiveWorkflowId, axis);
    // What begins here and now is told by its beginning.
    if (!clock || !workflow || !wasUnderWay.current) return;
    const at = clock.now().toISOString();
    const opened = { objectiveWorkflowId, activityWorkflowId: workflow.id, place: {}, at };
    void outboxOf(client).saveProgress(opened);
  });
  const isComeTo = isAlone && isUnderWay && activityPartId !== null;
  useEffect(() => {
    if (isComeTo) comeTo();
  }, [isComeTo]);
  const hasBegun = workflow !== null;
  useEffect(() => {
    if (hasBegun) tellEarly();
  }, [hasBegun]);
  return tell;
}
