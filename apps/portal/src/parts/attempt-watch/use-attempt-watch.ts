import type { ObjectiveAccess } from '@lantern/contract/entities/objective-access';
import { awaitsResult } from '@lantern/domain/grade/awaits-result';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { followAggregate } from '../../api/attempts/follow-aggregate';
import { watch } from '../../lib/time/watch';

/** [4.3] What a grader or another device changes about the learner's attempts reaches this page by itself. */
export function useAttemptWatch(course: ObjectiveAccess): void {
  const client = useQueryClient();
  const aggregate = course.objectiveWorkflowAggregate;
  const look = useEffectEvent(async () => aggregate !== null && followAggregate(client, aggregate));
  const isChangeNear = useEffectEvent(() => awaitsResult(course));
  const isEnrolled = aggregate !== null;
  useEffect(() => {
    if (!isEnrolled) return;
    return watch({ look: () => look(), isChangeNear: () => isChangeNear() });
  }, [isEnrolled]);
}
