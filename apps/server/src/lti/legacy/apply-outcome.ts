import { removeToolScore } from '../../attempts/tool-scores/remove-tool-score';
import type { Db } from '../../db/db';
import { findLtiPlacement } from '../../store/lti/lti-placements';
import { findActivityScore } from '../../store/lti/lti-score-events';
import { findUserOfSubject } from '../../store/lti/lti-subjects';
import { type LtiRefused, refused } from '../refusal';
import { takeScore } from '../take-score';
import type { OutcomeMessage } from './outcome-message';
import { readSourcedId } from './sourced-id';

export type AppliedOutcome = { kind: 'applied'; score: number | null };

type Sender = { tenantId: string; toolId: string; now: Date };

/** [7.19] What a tool of LTI 1.1 does with a result of its own: replace, read, or delete it. */
export async function applyOutcome(
  db: Db,
  { operation, sourcedId, score }: OutcomeMessage,
  { tenantId, toolId, now }: Sender,
): Promise<AppliedOutcome | LtiRefused> {
  if (!operation) return refused('outcomeUnknown');
  const named = readSourcedId(sourcedId);
  const userId = named && (await findUserOfSubject(db, { tenantId, toolId }, named.subject));
  if (!named || !userId) return refused('resultUnknown');
  const { activityWorkflowId, subject, tryNumber } = named;
  const placement = await findLtiPlacement(db, { tenantId, userId, activityWorkflowId });
  if (placement?.toolId !== toolId) return refused('resultUnknown');

  switch (operation) {
    case 'readResult':
      return { kind: 'applied', score: await findActivityScore(db, tenantId, activityWorkflowId) };
    case 'deleteResult': {
      const isRemoved = await removeToolScore(db, { tenantId, activityWorkflowId, now });
      return isRemoved ? { kind: 'applied', score: null } : refused('attemptOver');
    }
    case 'replaceResult': {
      const given = checkOutcomeScore(score);
      if ('kind' in given) return given;
      const outcome = await takeScore(db, {
        tenantId,
        toolId,
        item: { id: placement.resourceLinkId, isOwn: false },
        attemptId: activityWorkflowId,
        tryNumber,
        subject,
        score: {
          activityProgress: 'Completed',
          gradingProgress: 'FullyGraded',
          scoreGiven: given.share,
          scoreMaximum: 1,
          // LTI 1.1 has no time of its own: what comes last counts.
          occurred: now,
          comment: null,
        },
        now,
      });
      return outcome.kind === 'refused' ? outcome : { kind: 'applied', score: given.share };
    }
  }
}

/** A share of 1, written as a number. */
function checkOutcomeScore(score: string | null): { share: number } | LtiRefused {
  if (score === null || !/^-?\d+(\.\d+)?$|^-?\.\d+$/.test(score)) return refused('scoreInvalid');
  const share = Number(score);
  if (share < 0) return refused('scoreNegative');
  return share > 1 ? refused('scoreAboveMaximum') : { share };
}
