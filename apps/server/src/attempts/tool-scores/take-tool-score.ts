import { allNodes, withOutcomes } from '@lantern/domain/activity/course-node';
import { stateAfterToolScore } from '@lantern/domain/attempt/awaits-grading';
import { type ScoreOrder, scoreOrder } from '@lantern/domain/lti/score-order';
import { type ToolScore, takesScores, toolScoreEffect } from '@lantern/domain/lti/tool-score';
import { toolScoreStep } from '@lantern/domain/lti/tool-score-step';
import type { WorkflowState } from '@lantern/domain/vocabulary';
import type { Db } from '../../db/db';
import { readAttemptTree } from '../../store/activities/attempt-tree';
import { lockAttemptOfActivity } from '../../store/attempts/attempts';
import { listSharedAttempts, updateGroupWorkflow } from '../../store/lti/lti-members';
import { findLastScoreEvent, insertScoreEvent } from '../../store/lti/lti-score-events';
import { type Moment, attemptChange } from '../attempt-change';
import { writeAttempt } from '../write-attempt';

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

  const before = await readAttemptTree(tx, tenantId, attempt);
  const node = allNodes(before).find(({ outcome }) => outcome.workflow?.id === activityWorkflowId);
  if (!node) return { kind: 'refused', reason: 'notFound' };
  await insertScoreEvent(tx, { ...arrival, ...score, id: moment.newId(), received: moment.now });

  const { gradingScale } = attempt;
  const arrived = { effect: toolScoreEffect(score), tryNumber: arrival.tryNumber, gradingScale };
  const step = toolScoreStep(node, arrived, moment.now);
  if (!step.change) return { kind: 'taken', attemptState: attempt.state };
  const { partId } = node.part;
  const { normalizedScore, passed } = step.score ?? node.outcome;
  const root = withOutcomes(before, [{ partId, workflow: step.change, normalizedScore, passed }]);
  const attemptState = stateAfterToolScore(attempt, { root, partId });
  const change = {
    ...attemptChange(attempt, { state: attemptState, root, activities: [step.change] }, moment),
    score: step.score && { id: moment.newId(), ...step.score },
    tried: step.tried,
    audit: { action: step.score ? ('grade' as const) : ('submit' as const), userId: null },
  };
  await writeAttempt(tx, { tenantId, attempt, change, now: moment.now }, moment.newId);
  return { kind: 'taken', attemptState };
}
