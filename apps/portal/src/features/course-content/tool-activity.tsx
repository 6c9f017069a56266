import type { ActivityContent } from '@lantern/contract/entities/activity-content';
import type { ActivityPart } from '@lantern/domain/activity/activity-part';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { refetchTrees } from '../../api/activity-work';
import { refetchAttempts } from '../../api/attempts';
import { tellOtherTabs } from '../../lib/tab-news';
import { ContentSkeleton } from './content-skeleton';
import type { Player } from './use-player';

const LtiLaunch = lazy(async () => {
  const part = await import('../../parts/lti-launch/lti-launch');
  return { default: part.LtiLaunch };
});

type ToolActivityProps = { player: Player; part: ActivityPart; isRoot: boolean; content: ActivityContent };

/** [7.19] An activity in an external tool; what has left the learner's hands is looked back at. */
export function ToolActivity({ player, part, isRoot, content }: ToolActivityProps) {
  const client = useQueryClient();
  const { course, objectiveWorkflowId, canWork } = player;
  const activityPartId = isRoot ? null : part.id;

  function refetch() {
    void refetchTrees(client);
    void refetchAttempts(client);
    tellOtherTabs();
  }

  return (
    <Suspense fallback={<ContentSkeleton />}>
      <LtiLaunch
        key={`${objectiveWorkflowId} ${activityPartId}`}
        objectiveId={course.objective.id}
        name={content.name}
        activity={{
          objectiveWorkflowId,
          activityPartId,
          activityWorkflowId: content.activityWorkflow?.id ?? null,
          isReview: !canWork,
        }}
        size={{ width: content.preferredWidth, height: content.preferredHeight }}
        onReturn={refetch}
      />
    </Suspense>
  );
}
