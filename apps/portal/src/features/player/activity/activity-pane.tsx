import { type ActivityPart, activityState } from '@lantern/domain/activity/activity-part';
import { partAtAxis } from '@lantern/domain/activity/activity-tree';
import { discussionReadRefusal } from '@lantern/domain/discussion/discussion-access';
import type { ContentRefusal } from '@lantern/domain/contents/content-access';
import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import { activityTitle } from '../../../lib/format/shown-title';
import { ActivityLock } from '../../../parts/activity-lock/activity-lock';
import { NotPassedNotice } from '../../../parts/activity-lock/not-passed-notice';
import { buttonClass } from '../../../ui/button/button-class';
import { BeforeNewTry } from '../try-again/before-new-try';
import { TeamStanding } from '../team/team-standing';
import { DesktopOnly } from '../frame/desktop-only';
import { DiscussionActivity } from '../discussion/discussion-activity';
import { OpenActivity } from './open-activity';
import { PlainLink } from '../end/plain-link';
import type { PlayerLinks } from '../player-state/use-player-links';
import { TryAgainSheet } from '../try-again/try-again-sheet';
import type { Player } from '../player-state/use-player';
import { useTryAgain } from '../try-again/use-try-again';
import { YourTries } from '../try-again/your-tries';

type ActivityPaneProps = {
  player: Player;
  links: PlayerLinks;
  part: ActivityPart;
  isRoot: boolean;
  lock: ContentRefusal | null;
  /** It stands among others on a page. */
  isOneOfMany?: boolean;
};

/** [4.26] [9.5] What is in the activity; or why it cannot be opened, or where it can. */
export function ActivityPane(props: ActivityPaneProps) {
  const { player, links, part, isRoot, lock, isOneOfMany = false } = props;
  const { t } = useTranslation();
  const isOpenTool = useOpenTool(part, lock !== null);
  const newTry = useTryAgain(player, part);
  const result = (
    <>
      {newTry.offer ? (
        <TryAgainSheet
          offer={newTry.offer}
          part={part}
          lock={newTry.lock}
          isBusy={newTry.isBusy}
          onTryAgain={newTry.begin}
        />
      ) : (
        <NotPassedNotice part={part} course={player.completion} />
      )}
      {newTry.offer?.isLeading && !newTry.lock && <BeforeNewTry player={player} links={links} part={part} />}
      {isTried(part) && <YourTries objectiveWorkflowId={player.objectiveWorkflowId} part={part} />}
    </>
  );
  if (lock && !isOpenTool) {
    const opener = part.waitsFor && partAtAxis(player.tree?.children ?? [], part.waitsFor);
    return (
      <>
        {result}
        <TeamStanding player={player} part={part} />
        <ActivityLock
          lock={lock}
          opener={
            opener && (
              <PlainLink
                className={buttonClass({ variant: 'secondary' })}
                href={links.partHref(opener.axis)}
                onFollow={() => void links.open(opener.axis)}
              >
                {t('activityLock.goTo', { name: activityTitle(opener.childActivity, t) })}
              </PlainLink>
            )
          }
        />
        {isReadable(part, lock) && (
          <DiscussionActivity
            discussionId={isRoot ? player.course.objective.id : part.id}
            objectiveWorkflowId={player.objectiveWorkflowId}
            isOneOfMany={isOneOfMany}
          />
        )}
      </>
    );
  }
  const pane = (
    <OpenActivity
      player={player}
      part={part}
      isRoot={isRoot}
      isOneOfMany={isOneOfMany}
      newTries={newTry.count}
      result={result}
    />
  );
  if (part.childActivity.supportMobileView) return pane;
  const href = isRoot ? links.startHref : links.partHref(part.axis);
  return (
    <DesktopOnly name={activityTitle(part.childActivity, t)} href={href}>
      {pane}
    </DesktopOnly>
  );
}

/** [1.3] What closes an activity may leave its discussion to be read. */
function isReadable(part: ActivityPart, lock: ContentRefusal): boolean {
  const isBegun = activityState(part) !== null;
  return part.childActivity.type === 'discussion' && discussionReadRefusal(lock, { isBegun }) === null;
}

/** [8.8] Tries are told of where they are counted, or where something must be passed. */
function isTried({ remainingAttempts, normalizedPassingScore }: ActivityPart): boolean {
  return remainingAttempts !== null || normalizedPassingScore !== null;
}

/** [2.18] Is this a tool that was opened before it was locked? What is graded meanwhile does not take it away. */
export function useOpenTool({ id, childActivity }: ActivityPart, isLocked: boolean): boolean {
  const [openedId, setOpenedId] = useState<string | null>(null);
  const isOpen = childActivity.type === 'lti' && (!isLocked || openedId === id);
  const next = isOpen ? id : null;
  if (next !== openedId) setOpenedId(next);
  return isOpen;
}
