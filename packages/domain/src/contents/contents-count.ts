import type { ActivityPart } from '../activity/activity-part';
import { partCounts } from '../activity/counted-activity';
import { isDone } from '../activity/is-done';

export type ContentsCount = { done: number; total: number };

/** [2.29] [4.29] How many of the activities that count are done, by the rule that the progress [3.5] goes by. */
export function contentsCount(parts: readonly ActivityPart[]): ContentsCount {
  const counted = countedActivities(parts);
  const done = counted.filter(({ childActivity }) =>
    isDone(childActivity.activityWorkflowAggregate?.lastActivityWorkflow),
  );
  return { done: done.length, total: counted.length };
}

/** [2.29] The time that these activities take, in seconds; null where nobody said it of any. */
export function contentsDuration(parts: readonly ActivityPart[]): number | null {
  const known = countedActivities(parts).flatMap(({ duration }) => duration ?? []);
  return known.length > 0 ? known.reduce((sum, seconds) => sum + seconds, 0) : null;
}

/** [4.29] Readings 61 and 62: what counts, one after another, without modules. */
export function countedActivities(parts: readonly ActivityPart[]): ActivityPart[] {
  return parts.filter(partCounts).flatMap((part) => {
    const { children } = part.childActivity;
    return children.length > 0 ? countedActivities(children) : [part];
  });
}
