import { allNodes, type CourseNode } from '@lantern/domain/activity/course-node';
import type { Db } from '../db/db';
import { readAttemptTree } from '../store/activities/attempt-tree';
import { type Attempt, findOwnAttempt, lockOwnAttempt } from '../store/attempts/attempts';
import type { OwnAttempt } from './submit-attempt';

export type OwnActivities = { attempt: Attempt; root: CourseNode };

/** The learner's attempt, locked, with all its activities; null when it is not theirs. */
export async function lockOwnActivities(tx: Db, { learner, id }: OwnAttempt): Promise<OwnActivities | null> {
  const attempt = await lockOwnAttempt(tx, learner, id);
  if (!attempt) return null;
  return { attempt, root: await readAttemptTree(tx, learner.tenantId, attempt) };
}

/** The same, only to look at it: nobody waits. */
export async function findOwnActivities(db: Db, { learner, id }: OwnAttempt): Promise<OwnActivities | null> {
  const attempt = await findOwnAttempt(db, learner, id);
  if (!attempt) return null;
  return { attempt, root: await readAttemptTree(db, learner.tenantId, attempt) };
}

/** The nodes that were asked for, in that order; null when one of them is not in this tree. */
export function nodesFor<Id>(
  root: CourseNode,
  ids: readonly Id[],
  idOf: (node: CourseNode) => Id,
): CourseNode[] | null {
  const nodes = new Map(allNodes(root).map((node) => [idOf(node), node]));
  const found = ids.flatMap((id) => nodes.get(id) ?? []);
  return found.length === ids.length ? found : null;
}
