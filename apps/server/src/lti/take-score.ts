import { randomUUID } from 'node:crypto';
import { scoreOrder } from '@lantern/domain/lti/score-order';
import type { WorkflowState } from '@lantern/domain/vocabulary';
import { isGuid } from '@lantern/domain/web/is-guid';
import { type ArrivedScore, type ScoreOutcome, takeToolScore } from '../attempts/tool-scores/take-tool-score';
import type { Db } from '../db/db';
import { findLatestActivityWorkflow, isAttemptAtLink, type LtiLineItem } from '../store/lti/lti-line-items';
import { findLastScoreEvent, insertScoreEvent } from '../store/lti/lti-score-events';
import { findUserOfSubject } from '../store/lti/lti-subjects';
import { type LtiRefused, refused } from './refusal';
import type { LtiRefusal } from '../texts/lti-refusal-texts';

export type SentScore = {
  tenantId: string;
  toolId: string;
  item: Pick<LtiLineItem, 'id' | 'isOwn'>;
  /** The attempt that the tool names; null: the person's latest. */
  attemptId: string | null;
  /** [8.8] Of which try of that attempt it is. */
  tryNumber: number;
  subject: string;
  score: ArrivedScore;
  now: Date;
};

export type TakenScore = { kind: 'taken'; attemptState: WorkflowState | null };

const REFUSALS: Record<Extract<ScoreOutcome, { kind: 'refused' }>['reason'], LtiRefusal | 'again'> = {
  notFound: 'attemptUnknown',
  attemptOver: 'attemptOver',
  older: 'scoreOlder',
  future: 'scoreInFuture',
  again: 'again',
};

/** [4.3] A score of a tool: for an attempt at one of its links, or for a column of its own. */
export async function takeScore(db: Db, sent: SentScore): Promise<TakenScore | LtiRefused> {
  const { tenantId, toolId, item, subject, score, now } = sent;
  const userId = isGuid(subject) ? await findUserOfSubject(db, { tenantId, toolId }, subject) : null;
  if (!userId) return refused('personUnknown');
  if (item.isOwn) return takeOwnScore(db, sent, userId);
  const activityWorkflowId = await attemptOf(db, sent, userId);
  if (!activityWorkflowId) return refused('attemptUnknown');

  // Whoever names no attempt means the latest, and its latest try.
  const tryNumber = sent.attemptId === null ? null : sent.tryNumber;
  const arrival = { tenantId, toolId, lineItemId: item.id, activityWorkflowId, tryNumber, userId, score };
  const outcome = await takeToolScore(db, arrival, { now, newId: randomUUID });
  if (outcome.kind === 'taken') return outcome;
  const refusal = REFUSALS[outcome.reason];
  return refusal === 'again' ? { kind: 'taken', attemptState: null } : refused(refusal);
}

async function attemptOf(db: Db, { tenantId, item, attemptId }: SentScore, userId: string) {
  const linkId = item.id;
  if (!attemptId) return findLatestActivityWorkflow(db, { tenantId, userId, linkId });
  const isHere = await isAttemptAtLink(db, { tenantId, linkId, activityWorkflowId: attemptId });
  return isHere ? attemptId : null;
}

/** Kept for the tool to read back; it moves no attempt. */
async function takeOwnScore(db: Db, sent: SentScore, userId: string): Promise<TakenScore | LtiRefused> {
  const { tenantId, toolId, item, score, now } = sent;
  const place = { tenantId, lineItemId: item.id, userId, activityWorkflowId: null };
  const order = scoreOrder(score, await findLastScoreEvent(db, place), now);
  if (order === 'future') return refused('scoreInFuture');
  if (order === 'older') return refused('scoreOlder');
  if (order === 'newer') {
    const event = { ...place, ...score, id: randomUUID(), toolId, received: now };
    if (!(await insertScoreEvent(db, event))) return refused('scoreOlder');
  }
  return { kind: 'taken', attemptState: null };
}
