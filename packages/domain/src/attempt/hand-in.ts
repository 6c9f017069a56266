import type { ActivityPart } from '../activity/activity-part';
import { contentsStatus } from '../contents/contents-marks';
import { countedActivities } from '../contents/contents-count';
import { isDone } from '../activity/is-done';
import type { ActivityType } from '../vocabulary';

/** A course that is one activity. */
export type WholeActivity = {
  type: ActivityType;
  /** [3.2] A tool says what it is worth, and when it is handed in. */
  supportLtiGrading: boolean;
  proctored: boolean;
};

/**
 * [4.10] Reading 66: in a course that is one activity, ending the attempt hands that activity in; but not what its
 * tool alone hands in, nor what is taken under supervision.
 */
export function isHandedInByEnding({ type, supportLtiGrading, proctored }: WholeActivity): boolean {
  return !proctored && !(type === 'lti' && supportLtiGrading);
}

/** [4.10] Reading 66: what counts as not done if the attempt ends now: begun and not handed in, or asked for and not begun. */
export function leftBehind(parts: readonly ActivityPart[]): ActivityPart[] {
  return countedActivities(parts).filter((part) => {
    const status = contentsStatus(part);
    return (status === 'inProgress' && !isPartDone(part)) || (status === 'notStarted' && !part.optional);
  });
}

/** [8.8] Reading 63: what is done and being tried again: the end of the attempt ends the new try, and the best one counts. */
export function openNewTries(parts: readonly ActivityPart[]): ActivityPart[] {
  return countedActivities(parts).filter((part) => contentsStatus(part) === 'inProgress' && isPartDone(part));
}

/** [4.10] Is all done that the progress [3.5] asks for, so that handing in is what comes next? */
export function isRequiredWorkDone(parts: readonly ActivityPart[]): boolean {
  const counted = countedActivities(parts);
  const required = counted.filter(({ optional }) => !optional);
  return (required.length > 0 ? required : counted).every(isPartDone);
}

function isPartDone({ childActivity }: ActivityPart): boolean {
  return isDone(childActivity.activityWorkflowAggregate?.lastActivityWorkflow);
}
