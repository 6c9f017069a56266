import { type ActivityPart, activityState } from '../activity/activity-part';
import { isEmptyModule } from '../activity/counted-activity';
import { isDone } from '../activity/is-done';

export type ContentsStatus =
  | 'notStarted'
  | 'inProgress'
  | 'awaitingResult'
  | 'done'
  | 'failed'
  | 'notHandedIn';
export type ContentsFlag = 'comingSoon' | 'belowPassingScore' | 'optional' | 'team' | 'proctored';

/** [2.29] How far the learner is with an entry. */
export function contentsStatus(part: ActivityPart): ContentsStatus {
  // Reading 62: nothing to do is done.
  if (isEmptyModule(part)) return 'done';
  const state = activityState(part);
  if (state === null) return 'notStarted';
  if (state === 'inProgress') return 'inProgress';
  if (state !== 'finished') return 'awaitingResult';
  if (hasFailed(part)) return 'failed';
  return isDone(part.childActivity.activityWorkflowAggregate?.lastActivityWorkflow) ? 'done' : 'notHandedIn';
}

/** [2.29] The marks at the end of an entry, each with its tooltip. */
export function contentsFlags(part: ActivityPart): ContentsFlag[] {
  const { optional, childActivity } = part;
  const flags: Array<ContentsFlag | false> = [
    childActivity.state === 'draft' && 'comingSoon',
    hasFailed(part) && 'belowPassingScore',
    optional && 'optional',
    childActivity.supportCollaborativeMode === true && 'team',
    childActivity.proctored && 'proctored',
  ];
  return flags.filter((flag) => flag !== false);
}

/** [8.8] The best try so far did not pass. */
function hasFailed({ childActivity }: ActivityPart): boolean {
  return childActivity.activityWorkflowAggregate?.bestActivityRecord?.passed === false;
}
