import { type ActivityPart, activityState } from '@lantern/domain/activity/activity-part';
import { isFinishedByHand, isToolFinishedByHand } from '@lantern/domain/activity/finishing-way';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { activityContentQuery } from '../../../api/attempts/activities';
import { ActivityContent } from '../../../parts/activity-content/activity-content';
import { LongWait } from '../../../parts/trouble/long-wait';
import { Button } from '../../../ui/button/button';
import { DiscussionActivity } from '../discussion/discussion-activity';
import { AwaitedContent } from './awaited-content';
import { ContentFailed } from './content-failed';
import styles from '../frame/player.module.css';
import { TeamStanding } from '../team/team-standing';
import { ToolActivity } from './tool-activity';
import { useActivityWork } from './use-activity-work';
import type { Player } from '../player-state/use-player';

type OpenActivityProps = {
  player: Player;
  part: ActivityPart;
  isRoot: boolean;
  /** It stands among others on a page: none of them goes on where the learner stopped. */
  isOneOfMany: boolean;
  /** [8.8] Begun on this page. */
  newTries: number;
  /** What was reached in it so far: above what is in it. */
  result: ReactNode;
};

/** What is in an activity that may be opened; opening it begins it. */
export function OpenActivity(props: OpenActivityProps) {
  const { player, part, isRoot, isOneOfMany, newTries, result } = props;
  const { t } = useTranslation();
  const pathId = isRoot ? null : part.activityPathId;
  const { data, error, refetch } = useQuery(activityContentQuery(player.objectiveWorkflowId, pathId));
  const work = useActivityWork(player, part, isRoot);
  const isForWork = useOpenedForWork(player);
  if (!data) {
    return (
      <>
        {result}
        {error ? <ContentFailed error={error} onRetry={() => void refetch()} /> : <AwaitedContent />}
      </>
    );
  }

  const isOpenWork = player.canWork && (activityState(part) ?? 'inProgress') === 'inProgress';
  const isReadByHand = isFinishedByHand(part.childActivity, {
    hasText: data.text !== undefined,
    hasFiles: data.file !== undefined || data.attachments.length > 0,
  });
  // [4.10] A course that is one tool is handed in with its attempt.
  // [1.3] Where a discussion asks for nothing, the learner says that it is done.
  const isByHand = data.discussion?.asksForNothing || isReadByHand || (!isRoot && isToolFinishedByHand(part));
  return (
    <>
      {data.type !== 'lti' && result}
      {data.type === 'lti' && <TeamStanding player={player} part={part} />}
      <ActivityContent
        content={data}
        objectiveWorkflowId={player.objectiveWorkflowId}
        resumes={!isOneOfMany}
        workflow={part.childActivity.activityWorkflowAggregate?.lastActivityWorkflow ?? null}
        {...(data.type === 'lti' && {
          launch: (
            <ToolActivity
              player={player}
              part={part}
              isRoot={isRoot}
              isForWork={isForWork}
              content={data}
              newTries={newTries}
              result={result}
            />
          ),
        })}
        {...(data.discussion && {
          launch: (
            <DiscussionActivity
              key={data.discussion.id}
              discussionId={data.discussion.id}
              objectiveWorkflowId={player.objectiveWorkflowId}
              isOneOfMany={isOneOfMany}
            />
          ),
        })}
        onRead={work.finishIf('read')}
        onWatched={work.finishIf('watched')}
      />
      {data.type !== 'lti' && <TeamStanding player={player} part={part} />}
      {isOpenWork && isByHand && (
        <div className={styles.markDone}>
          <LongWait isWaiting={work.isFinishing} />
          <Button icon={Check} busy={work.isFinishing} onClick={() => void work.finish()}>
            {t('player.markDone')}
          </Button>
        </div>
      )}
    </>
  );
}

/** [4.16] Was this opened while its attempt ran? The attempt's end then leads on, and nothing is looked back at. */
function useOpenedForWork({ canWork, objectiveWorkflowId }: Player): boolean {
  const [workedIn, setWorkedIn] = useState<string | null>(null);
  if (canWork && workedIn !== objectiveWorkflowId) setWorkedIn(objectiveWorkflowId);
  return workedIn === objectiveWorkflowId;
}
