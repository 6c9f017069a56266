import type { ActivityTry } from '@lantern/contract/entities/activity-try';
import { mayGradeWorkOf } from '@lantern/domain/access/right-to-grade';
import { allNodes, withOutcomes } from '@lantern/domain/activity/course-node';
import { gradedActivity, takesPoints } from '@lantern/domain/attempt/graded-activity';
import { rollUp } from '@lantern/domain/attempt/roll-up';
import { correctedScore, type TryScore, tryScore } from '@lantern/domain/tries/try-score';
import type { WorkflowState } from '@lantern/domain/vocabulary';
import { issueCertificates } from '../../certificates/issue-certificates';
import type { Db } from '../../db/db';
import { listActivityTries } from '../../store/activities/activity-tries';
import { readAttemptTree } from '../../store/activities/attempt-tree';
import { lockAttemptOfActivity } from '../../store/attempts/attempts';
import { findResult, updateResult } from '../../store/attempts/corrected-result';
import { updateActivity } from '../../store/attempts/update-attempt';
import { redrawCertificatesOfResult } from '../../store/certificates/certificate-drawing';
import { refreshCardsOf } from '../../store/setup/course-setup';
import { attemptChange, type Moment } from '../attempt-change';
import { planResultNews } from '../tell-result';
import type { Grading } from './grade-own-activity';
import { revokeEarned } from './revoke-earned';
import { lockGradedTogether } from './team-grades';

export type CorrectionOutcome =
  | {
      kind: 'corrected';
      objectiveWorkflowId: string;
      attemptState: WorkflowState;
      /** Numbers of certificates. */
      revoked: string[];
      issued: string[];
    }
  | { kind: 'unchanged'; objectiveWorkflowId: string; attemptState: WorkflowState }
  | {
      kind: 'refused';
      reason: 'attemptNotFound' | 'ownWork' | 'notHandedIn' | 'takesNoPoints' | 'courseChanged';
    };

/**
 * [4.3] Another grade for what is graded already: the attempt stays where it is, its result and certificates follow. [3.10]
 * Who has handed the same work in has the same grade.
 */
export function correctGrade(db: Db, grading: Grading, moment: Moment): Promise<CorrectionOutcome> {
  return db.transaction(async (tx): Promise<CorrectionOutcome> => {
    const { others } = await lockGradedTogether(tx, grading);
    const isOwn = others.some(({ userId }) => !mayGradeWorkOf(userId, grading.userId));
    if (isOwn) return { kind: 'refused', reason: 'ownWork' };
    const outcome: CorrectionOutcome = await correctOwnGrade(tx, grading, moment);
    if (outcome.kind === 'refused') return outcome;
    for (const { activityWorkflowId } of others) {
      const other: CorrectionOutcome = await correctOwnGrade(tx, { ...grading, activityWorkflowId }, moment);
      if (other.kind !== 'corrected' || outcome.kind !== 'corrected') continue;
      outcome.revoked.push(...other.revoked);
      outcome.issued.push(...other.issued);
    }
    return outcome;
  });
}

/** Of one learner, whoever else has the grade. */
async function correctOwnGrade(tx: Db, grading: Grading, moment: Moment): Promise<CorrectionOutcome> {
  const { tenantId, activityWorkflowId, userId } = grading;
  const { now, newId } = moment;
  const attempt = await lockAttemptOfActivity(tx, tenantId, activityWorkflowId);
  if (!attempt) return { kind: 'refused', reason: 'attemptNotFound' };
  if (!mayGradeWorkOf(attempt.userId, userId)) return { kind: 'refused', reason: 'ownWork' };
  const before = await readAttemptTree(tx, tenantId, attempt);
  const node = allNodes(before).find(({ outcome }) => outcome.workflow?.id === activityWorkflowId);
  const graded = node?.outcome.workflow && gradedActivity(node.outcome.workflow, 'grader', now);
  if (!node || !graded) return { kind: 'refused', reason: 'notHandedIn' };
  if (!takesPoints(node)) return { kind: 'refused', reason: 'takesNoPoints' };
  const tried = tryScore(node, grading, attempt.gradingScale);
  const tries = await listActivityTries(tx, { tenantId, userId: attempt.userId, activityWorkflowId });
  if (tries.some((known) => isSameScore(known, tried))) {
    return { kind: 'unchanged', objectiveWorkflowId: attempt.id, attemptState: attempt.state };
  }
  const result = await findResult(tx, tenantId, attempt.id);
  const { gradingScale, protectResults } = attempt;
  // What came into the course since, or left it, would be held against the learner.
  if (result && rollUp(before, gradingScale).normalizedScore !== result.normalizedScore) {
    return { kind: 'refused', reason: 'courseChanged' };
  }

  const { partId } = node.part;
  const score = correctedScore(node, tried, tries);
  const root = withOutcomes(before, [{ workflow: graded, ...score }]);
  const change = {
    ...attemptChange(attempt, { state: attempt.state, root, activities: [{ ...graded, partId }] }, moment),
    score: { id: newId(), ...score },
    tried,
    record: null,
    audit: { action: 'correctGrade' as const, userId },
  };
  await updateActivity(tx, { tenantId, attempt, change, now });
  let revoked: string[] = [];
  let issued: string[] = [];
  if (result) {
    const corrected = rollUp(root, gradingScale);
    const isEarned = corrected.passed === true && result.passed !== true;
    // A result has one certificate of a kind for ever, revoked or not: what is earned anew is another result.
    const recordId = isEarned ? newId() : result.id;
    if (!corrected.passed) {
      revoked = await revokeEarned(tx, { tenantId, objectiveWorkflowId: attempt.id, userId, now });
    }
    await updateResult(tx, { tenantId, objectiveWorkflowId: attempt.id, recordId, result: corrected });
    const { passed } = corrected;
    const earned = { tenantId, recordId, passed, protectResults };
    if (isEarned) issued = await issueCertificates(tx, earned, moment);
    else await redrawCertificatesOfResult(tx, { tenantId, recordId });
  }
  const { aggregateId } = attempt;
  await refreshCardsOf(tx, tenantId, [aggregateId]);
  if (result) await planResultNews(tx, { tenantId, aggregateId, isByLearner: false, now });
  return {
    kind: 'corrected',
    objectiveWorkflowId: attempt.id,
    attemptState: attempt.state,
    revoked,
    issued,
  };
}

function isSameScore(known: ActivityTry, { number, score, maxScore, passed }: TryScore): boolean {
  return (
    known.number === number && known.score === score && known.maxScore === maxScore && known.passed === passed
  );
}
