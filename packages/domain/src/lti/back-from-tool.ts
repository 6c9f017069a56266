import { type ActivityPart, activityState } from '../activity/activity-part';

/** How an activity stands when its learner comes back from the tool. */
export type BackFromTool =
  /** It gives no scores: there is nothing to wait for. */
  | 'noScore'
  /** The tool has not said anything yet. */
  | 'unheard'
  /** Handed in, and not marked. */
  | 'marking'
  | 'here'
  /** Marked, and not told. */
  | 'untold';

/** [2.18] [4.3] */
export function backFromTool(part: ActivityPart): BackFromTool {
  const { supportLtiGrading, activityWorkflowAggregate } = part.childActivity;
  if (!supportLtiGrading) return 'noScore';
  const state = activityState(part) ?? 'inProgress';
  if (state === 'inProgress') return 'unheard';
  if (state !== 'finished') return 'marking';
  return (activityWorkflowAggregate?.bestActivityRecord?.normalizedScore ?? null) === null
    ? 'untold'
    : 'here';
}
