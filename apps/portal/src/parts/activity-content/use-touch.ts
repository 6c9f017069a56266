import type { ActivityPlace } from '@lantern/contract/entities/activity-place';
import type { ActivityWorkflow } from '@lantern/contract/entities/activity-workflow';
import { useQueryClient } from '@tanstack/react-query';
import { use } from 'react';
import { workKeeperOf } from '../../api/work-keeper-of';
import { ClockContext } from '../../lib/clock';

export type TellPlace = (place: Omit<ActivityPlace, 'at'>, progress: number) => void;

/** [7.12] Keeps where the learner is in an activity that is under way; one that is done stays as it is. */
export function useTouch(objectiveWorkflowId: string, workflow: ActivityWorkflow | null): TellPlace {
  const client = useQueryClient();
  const clock = use(ClockContext);
  return (place, progress) => {
    if (workflow?.state !== 'inProgress' || !clock) return;
    void workKeeperOf(client).touch({
      objectiveWorkflowId,
      activityWorkflowId: workflow.id,
      progress,
      place,
      at: clock.now().toISOString(),
    });
  };
}
