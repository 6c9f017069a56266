import { mayGradeAttempt, nextAttemptState } from '@lantern/domain/attempt/attempt-lifecycle';
import { isPassed } from '@lantern/domain/grade/grading-scale';
import { clampProgress } from '@lantern/domain/grade/percent';
import type { WorkflowState } from '@lantern/domain/vocabulary';
import type { Db } from '../db/db';
import { type ActivityWorkflowRow, listAttemptActivities } from '../store/attempt-activities';
import { type Attempt, lockAttemptOfActivity } from '../store/attempts';
import type { ActivityScore } from '../store/update-attempt';
import { awaitsGrading, settledState } from './activity-steps';
import { attemptChange, type Moment } from './attempt-change';
import { type AttemptNode, allNodes, attemptTree, withActivities } from './attempt-tree';
import { writeAttempt } from './write-attempt';

export type Grading = {
  tenantId: string;
  activityWorkflowId: string;
  actor: 'grader' | 'tool';
  /** The person who grades; null for a tool. */
  userId: string | null;
  score: number;
  maxScore: number;
};

export type GradingOutcome =
  | { kind: 'graded'; attemptState: WorkflowState }
  | { kind: 'refused'; reason: 'notFound' | 'notHandedIn' | 'alreadyGraded' };

/** [4.3] A person or a tool gives an activity its score; the attempt goes on when it waited for that alone. */
export function gradeActivity(db: Db, grading: Grading, moment: Moment): Promise<GradingOutcome> {
  return db.transaction(async (tx) => {
    const { tenantId, activityWorkflowId, actor } = grading;
    const attempt = await lockAttemptOfActivity(tx, tenantId, activityWorkflowId);
    if (!attempt) return { kind: 'refused', reason: 'notFound' };
    if (attempt.state !== 'inProgress' && !mayGradeAttempt(attempt.state, actor)) {
      return { kind: 'refused', reason: 'alreadyGraded' };
    }
    const before = attemptTree(await listAttemptActivities(tx, tenantId, attempt));
    const node = allNodes(before).find(({ workflow }) => workflow?.id === activityWorkflowId);
    if (!node?.workflow) return { kind: 'refused', reason: 'notFound' };
    const graded = gradedWorkflow(node.workflow, actor, moment.now);
    if (!graded) return { kind: 'refused', reason: 'notHandedIn' };

    const score = scoreOf(attempt, node, { grading, newId: moment.newId });
    const { normalizedScore, passed } = score ?? node;
    const root = withActivities(before, [{ partId: node.partId, workflow: graded, normalizedScore, passed }]);
    const attemptState = stateAfterGrading(attempt, root);
    const change = {
      ...attemptChange(attempt, { state: attemptState, root }, moment),
      activities: [{ ...graded, partId: node.partId }],
      score,
      audit: { action: 'grade' as const, userId: grading.userId },
    };
    await writeAttempt(tx, { tenantId, attempt, change, now: moment.now }, moment.newId);
    return { kind: 'graded', attemptState };
  });
}

/** A tool hands in what it scores; a person grades only what was handed in. */
function gradedWorkflow(
  workflow: ActivityWorkflowRow,
  actor: Grading['actor'],
  now: Date,
): ActivityWorkflowRow | null {
  const isOpen = workflow.state === 'inProgress';
  const handedIn = isOpen ? nextAttemptState(workflow.state, { event: 'submit', actor }) : workflow.state;
  if (!handedIn) return null;
  const state = settledState(handedIn, { awaitsGrading: false, awaitsApproval: false });
  return {
    ...workflow,
    state,
    // A score is the whole of it; what the end of the attempt cut off stays cut off.
    progress: isOpen ? 1 : workflow.progress,
    submitted: workflow.submitted ?? now,
    finished: workflow.finished ?? now,
  };
}

function scoreOf(
  { gradingScale }: Attempt,
  node: AttemptNode,
  { grading, newId }: { grading: Grading; newId: () => string },
): ActivityScore | null {
  const { activityWorkflowId, score, maxScore } = grading;
  const normalizedScore = clampProgress(score / maxScore);
  // [8.8] Of several attempts the best counts.
  const isSecond = (node.workflow?.attempts ?? 1) > 1;
  if (isSecond && node.normalizedScore !== null && node.normalizedScore > normalizedScore) return null;
  const passed = isPassedBy(node.passingScore, gradingScale, normalizedScore);
  return { id: newId(), activityWorkflowId, partId: node.partId, score, maxScore, normalizedScore, passed };
}

/** [8.8] The activity's own minimum first, else the course's scale. */
function isPassedBy(
  passingScore: number | null,
  scale: Attempt['gradingScale'],
  normalizedScore: number,
): boolean | null {
  if (passingScore !== null) return normalizedScore >= passingScore;
  return scale && isPassed(normalizedScore, scale);
}

function stateAfterGrading({ state, needsApproval }: Attempt, root: AttemptNode): WorkflowState {
  if (state === 'inProgress') return state;
  return settledState(state, { awaitsGrading: awaitsGrading(root), awaitsApproval: needsApproval });
}
