import { type CourseNode, withOutcomes } from '@lantern/domain/activity/course-node';
import { endOpenActivities } from '@lantern/domain/attempt/activity-steps';
import { notBefore } from '@lantern/domain/attempt/not-before';
import type { WorkflowState } from '@lantern/domain/vocabulary';
import type { Db } from '../db/db';
import type { Attempt } from '../store/attempts/attempts';
import { hasUnmetDiscussion } from './unmet-discussions';
import { writeAttempt } from './write-attempt';
import { attemptChange, type Moment } from './attempt-change';
import { type AttemptOutcome, changedWorkflow } from './attempt-outcome';

export type HandIn = {
  tenantId: string;
  attempt: Attempt;
  before: CourseNode;
  action: 'submit' | 'finish';
  /** Where the attempt goes, once what was open in it is handed in. */
  stateOf: (root: CourseNode) => WorkflowState;
};

/** [4.10] [4.11] An attempt leaves the learner's hands with everything that is open in it. */
export async function handInAttempt(tx: Db, handIn: HandIn, moment: Moment): Promise<AttemptOutcome> {
  const { tenantId, attempt, before, action, stateOf } = handIn;
  const learner = { tenantId, userId: attempt.userId };
  const isUnmet = before.children.length === 0 && (await hasUnmetDiscussion(tx, learner, [before]));
  const now = notBefore(moment.now, attempt.started);
  const activities = endOpenActivities(before, { ...moment, now, isUnmet });
  const handedIn = activities.map((workflow) => ({ partId: workflow.partId, workflow }));
  const root = withOutcomes(before, handedIn);
  const change = {
    ...attemptChange(attempt, { state: stateOf(root), root, activities }, moment),
    audit: { action, userId: attempt.userId },
  };
  await writeAttempt(tx, { tenantId, attempt, change, now: moment.now }, moment.newId);
  return { kind: 'done', workflow: changedWorkflow(attempt, change) };
}
