import type { ActivityPart } from '@lantern/contract/entities/activity-part';
import type { ActivityRecord } from '@lantern/contract/entities/activity-record';
import type { Db } from '../db/db';
import { type CourseTree, readCourseTree, toldTree } from './read-course-tree';

const UNTOLD = { score: null, maxScore: null, normalizedScore: null, passed: null };

/** [4.20] [4.27] Results as the learner may see them: each is judged in the tree of its own attempt. */
export async function concealActivityRecords(
  db: Db,
  learner: { tenantId: string; userId: string },
  { records, now }: { records: ActivityRecord[]; now: Date },
): Promise<ActivityRecord[]> {
  const told = new Set<string>();
  for (const id of new Set(records.map(({ objectiveWorkflowId }) => objectiveWorkflowId))) {
    const tree = await readCourseTree(db, { learner, id });
    if (tree) collectTold(toldTree(tree, now), told);
  }
  return records.map((record) => (told.has(record.activityWorkflowId) ? record : { ...record, ...UNTOLD }));
}

/** [4.20] [4.27] The attempts at activities, in one attempt at a course, of which the result is told. */
export function toldActivities(tree: CourseTree, now: Date): Set<string> {
  const told = new Set<string>();
  collectTold(toldTree(tree, now), told);
  return told;
}

/** The attempts at activities of which the result is told. */
function collectTold({ childActivity }: ActivityPart, told: Set<string>): void {
  const { activityWorkflowAggregate, children } = childActivity;
  if (activityWorkflowAggregate?.bestActivityRecord)
    told.add(activityWorkflowAggregate.lastActivityWorkflow.id);
  for (const child of children) collectTold(child, told);
}
