import { type ActivityPart, activityState } from '../activity/activity-part';
import { hasTryLeft } from './attempts-left';

export type TryAgain = {
  /** It is what to do next: the learner did not pass. */
  isLeading: boolean;
  /** Null where tries are not counted. */
  remainingAttempts: number | null;
  normalizedPassingScore: number | null;
  /** The best so far; null where there is none, or where it is not told. */
  normalizedScore: number | null;
};

/** [8.8] Reading 63: what a running attempt offers about an activity that is done; null when there is no try left. */
export function tryAgain(part: ActivityPart): TryAgain | null {
  const { normalizedPassingScore, remainingAttempts, childActivity } = part;
  if (!hasTryLeft({ state: activityState(part), normalizedPassingScore, remainingAttempts })) return null;
  const normalizedScore =
    childActivity.activityWorkflowAggregate?.bestActivityRecord?.normalizedScore ?? null;
  const isLeading =
    normalizedPassingScore !== null && normalizedScore !== null && normalizedScore < normalizedPassingScore;
  return { isLeading, remainingAttempts, normalizedPassingScore, normalizedScore };
}

/** [4.25] [8.8] The activity as a new try finds it: every rule of what is not started holds, and there is no review to hide. */
export function asNewTry(part: ActivityPart): ActivityPart {
  return { ...part, childActivity: { ...part.childActivity, activityWorkflowAggregate: null } };
}
