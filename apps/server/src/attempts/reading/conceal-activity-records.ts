import type { ActivityRecord } from '@lantern/contract/entities/activity-record';
import { concealScores, visibleResults } from '@lantern/domain/activity/conceal-tree';
import type { Db } from '../../db/db';
import { readCourseTree, visibleTree } from './read-course-tree';
import type { Learner } from '../../store/people/learner-facts';

/** [4.20] [4.27] Results as the learner may see them: each is judged in the tree of its own attempt. */
export async function concealActivityRecords(
  db: Db,
  learner: Learner,
  { records, now }: { records: ActivityRecord[]; now: Date },
): Promise<ActivityRecord[]> {
  const visible = new Set<string>();
  for (const id of new Set(records.map(({ objectiveWorkflowId }) => objectiveWorkflowId))) {
    const tree = await readCourseTree(db, { learner, id });
    if (tree) for (const workflowId of visibleResults(visibleTree(tree, now))) visible.add(workflowId);
  }
  return records.map((record) => concealScores(record, visible.has(record.activityWorkflowId)));
}
