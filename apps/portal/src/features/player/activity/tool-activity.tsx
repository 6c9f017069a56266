import type { ActivityContent } from '@lantern/contract/entities/activity-content';
import type { ActivityPart } from '@lantern/domain/activity/activity-part';
import { preferredSize } from '@lantern/domain/contents/preferred-size';
import { supportsFrame } from '@lantern/domain/lti/supports-frame';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { refetchCourse } from '../../../api/attempts/activity-work';
import { tellOtherTabs } from '../../../lib/storage/tab-news';
import { useSearchText } from '../../../lib/page/use-search-text';
import { activityTitle } from '../../../lib/format/shown-title';
import { LtiLaunch } from '../../../parts/lti-launch/lti-launch';
import { playerAddresses } from '../player-state/player-addresses';
import { ToolBack } from '../end/tool-back';
import type { Player } from '../player-state/use-player';

type ToolActivityProps = {
  player: Player;
  part: ActivityPart;
  isRoot: boolean;
  /** It was opened while the attempt ran. */
  isForWork: boolean;
  content: ActivityContent;
  newTries: number;
  /** What was reached in it so far. */
  result: ReactNode;
};

/** [7.19] An activity in an external tool; what has left the learner's hands is looked back at. */
export function ToolActivity(props: ToolActivityProps) {
  const { player, part, isRoot, isForWork, content, newTries, result } = props;
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const searchStr = useSearchText();
  const { course, tree, objectiveWorkflowId, canWork, isReview } = player;
  const activityPartId = isRoot ? null : part.id;
  const size = preferredSize(content);

  async function refetch(): Promise<void> {
    tellOtherTabs();
    await refetchCourse(client);
  }

  /** The attempt has ended, by this tool or elsewhere: its end is shown, also where the page knows it already. */
  function leadToEnd(): void {
    void navigate({ href: playerAddresses(course.objective.id, searchStr).endHref });
  }

  return (
    <LtiLaunch
      key={`${objectiveWorkflowId} ${activityPartId} ${newTries}`}
      objectiveId={course.objective.id}
      name={activityTitle(content, t)}
      toolName={content.tool?.name ?? null}
      activity={{
        objectiveWorkflowId,
        activityPartId,
        activityWorkflowId: content.activityWorkflow?.id ?? null,
        isReview: !canWork && !isForWork,
        newTries,
      }}
      supportsFrame={supportsFrame({ ...course.objective, displayMode: content.displayMode })}
      {...(size && { size })}
      isOver={!isReview && tree !== null && tree.objectiveWorkflow.state !== 'inProgress'}
      onOver={leadToEnd}
      result={result}
      renderBack={(openAgain, message) => (
        <ToolBack
          player={player}
          part={part}
          isRoot={isRoot}
          toolName={content.tool?.name ?? null}
          message={message}
          result={result}
          onOpenAgain={openAgain}
        />
      )}
      onReturn={() => void refetch()}
      onLeave={() => void refetch()}
    />
  );
}
