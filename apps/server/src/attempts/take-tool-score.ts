import { nextAttemptState } from '@lantern/domain/attempt/attempt-lifecycle';
import { type ScoreOrder, scoreOrder } from '@lantern/domain/lti/score-order';
import { takesScores } from '@lantern/domain/lti/takes-scores';
import { type ToolScore, type ToolScoreEffect, toolScoreEffect } from '@lantern/domain/lti/tool-score';
import type { WorkflowState } from '@lantern/domain/vocabulary';
import type { Db } from '../db/db';
import { listAttemptActivities } from '../store/activities/attempt-activities';
import { type Attempt, lockAttemptOfActivity } from '../store/attempts/attempts';
import { listSharedAttempts, updateGroupWorkflow } from '../store/lti/lti-members';
import { findLastScoreEvent, insertScoreEvent } from '../store/lti/lti-score-events';
import type { TryScore } from '../store/activities/activity-tries';
import type { ActivityScore } from '../store/attempts/update-attempt';
import { type ActivityChange, awaitsGrading, handedInActivity, settledState } from './activity-steps';
import { attemptChange, type Moment } from './attempt-change';
import { type AttemptNode, allNodes, attemptTree, withActivities } from './attempt-tree';
import { countedScore, gradedWorkflow, stateAfterGrading, tryScore } from './graded-activity';
import { writeAttempt } from './write-attempt';

export type ArrivedScore = ToolScore & { occurred: Date; comment: string | null };

export type ScoreArrival = {
  tenantId: string;
  toolId: string;
  lineItemId: string;
  activityWorkflowId: string;
  /** [8.8] Of which try; null: the one under way. */
  tryNumber: number | null;
  /** Whose the tool says it is. */
  userId: string;
  score: ArrivedScore;
};

export type ScoreOutcome =
  | { kind: 'taken'; attemptState: WorkflowState }
  | { kind: 'refused'; reason: 'notFound' | 'attemptOver' | Exclude<ScoreOrder, 'newer'> };

type Arrived = {
  effect: ToolScoreEffect;
  activityWorkflowId: string;
  tryNumber: number | null;
  moment: Moment;
};
type Step = { change: ActivityChange | null; score: ActivityScore | null; tried: TryScore | null };

/** [4.3] A tool tells how an attempt at its activity stands: kept, and done if it is news. A group has one grade. */
export function takeToolScore(db: Db, arrival: ScoreArrival, moment: Moment): Promise<ScoreOutcome> {
  return db.transaction(async (tx) => {
    const shared = await listSharedAttempts(tx, arrival);
    // All of them first, in one order, so that two members' scores never wait for each other.
    for (const { activityWorkflowId } of shared) {
      await lockAttemptOfActivity(tx, arrival.tenantId, activityWorkflowId);
    }
    const outcome = await takeOwnScore(tx, arrival, moment);
    if (outcome.kind === 'refused' || shared.length === 0) return outcome;
    const others = shared.filter(
      ({ activityWorkflowId }) => activityWorkflowId !== arrival.activityWorkflowId,
    );
    for (const other of others) await takeOwnScore(tx, { ...arrival, ...other, tryNumber: null }, moment);
    await updateGroupWorkflow(tx, arrival);
    return outcome;
  });
}

/** Of one learner's attempt, whoever else it is for. */
export async function takeOwnScore(tx: Db, arrival: ScoreArrival, moment: Moment): Promise<ScoreOutcome> {
  const { tenantId, activityWorkflowId, userId, score } = arrival;
  const attempt = await lockAttemptOfActivity(tx, tenantId, activityWorkflowId);
  if (!attempt || attempt.userId !== userId) return { kind: 'refused', reason: 'notFound' };
  const order = scoreOrder(score, await findLastScoreEvent(tx, arrival), moment.now);
  if (order !== 'newer') return { kind: 'refused', reason: order };
  if (!takesScores(attempt.state)) return { kind: 'refused', reason: 'attemptOver' };

  const before = attemptTree(await listAttemptActivities(tx, tenantId, attempt));
  const node = allNodes(before).find(({ workflow }) => workflow?.id === activityWorkflowId);
  if (!node) return { kind: 'refused', reason: 'notFound' };
  await insertScoreEvent(tx, { ...arrival, ...score, id: moment.newId(), received: moment.now });

  const effect = toolScoreEffect(score);
  const isLate = arrival.tryNumber !== null && arrival.tryNumber < (node.workflow?.attempts ?? 1);
  const step = (isLate ? lateStep : stepOf)(attempt, node, {
    effect,
    activityWorkflowId,
    tryNumber: isLate ? arrival.tryNumber : null,
    moment,
  });
  if (!step.change) return { kind: 'taken', attemptState: attempt.state };
  const root = withActivities(before, [
    {
      partId: node.partId,
      workflow: step.change,
      ...(step.score && { normalizedScore: step.score.normalizedScore, passed: step.score.passed }),
    },
  ]);
  const attemptState = stateAfterScore(attempt, { root, node });
  const change = {
    ...attemptChange(attempt, { state: attemptState, root, activities: [step.change] }, moment),
    score: step.score,
    tried: step.tried,
    audit: { action: step.score ? ('grade' as const) : ('submit' as const), userId: null },
  };
  await writeAttempt(tx, { tenantId, attempt, change, now: moment.now }, moment.newId);
  return { kind: 'taken', attemptState };
}

/** What becomes of the activity itself; a change of null is none. */
function stepOf(attempt: Attempt, node: AttemptNode, { effect, activityWorkflowId, moment }: Arrived): Step {
  const { workflow, partId } = node;
  const nothing: Step = { change: null, score: null, tried: null };
  if (!workflow) return nothing;
  if (effect.kind === 'graded') {
    const graded = gradedWorkflow(workflow, 'tool', moment.now);
    const tried = tryScore(attempt, node, { ...effect, activityWorkflowId });
    const score = countedScore(node, tried, moment.newId);
    return graded ? { change: { ...graded, partId }, score, tried } : nothing;
  }
  const isOpen = workflow.state === 'inProgress';
  if (effect.kind === 'completed' && !isOpen) {
    const done = gradedWorkflow(workflow, 'tool', moment.now);
    return { change: done && { ...done, partId }, score: null, tried: null };
  }
  if (effect.kind === 'underWay' || !isOpen) return nothing;
  const needsGrading = effect.kind === 'awaitsGrading' || (effect.kind === 'handedIn' && node.needsGrading);
  const change = handedInActivity({ ...node, needsGrading }, workflow, { now: moment.now, progress: 1 });
  return { change, score: null, tried: null };
}

/** [8.8] A score of an earlier try: it counts if it is the best, and the try under way goes on. */
function lateStep(
  attempt: Attempt,
  node: AttemptNode,
  { effect, activityWorkflowId, tryNumber, moment }: Arrived,
): Step {
  const { workflow, partId } = node;
  if (!workflow || effect.kind !== 'graded') return { change: null, score: null, tried: null };
  const tried = tryScore(attempt, node, { ...effect, activityWorkflowId, tryNumber });
  return { change: { ...workflow, partId }, score: countedScore(node, tried, moment.newId), tried };
}

/** A course that is one activity is handed in with it; any other by its learner alone. */
function stateAfterScore(
  attempt: Attempt,
  { root, node }: { root: AttemptNode; node: AttemptNode },
): WorkflowState {
  if (attempt.state !== 'inProgress' || node.partId !== null) return stateAfterGrading(attempt, root);
  const submitted = nextAttemptState(attempt.state, { event: 'submit', actor: 'tool' });
  const pending = { awaitsGrading: awaitsGrading(root), awaitsApproval: attempt.needsApproval };
  return submitted ? settledState(submitted, pending) : attempt.state;
}
