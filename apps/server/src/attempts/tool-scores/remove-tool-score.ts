import { takesScores } from '@lantern/domain/lti/tool-score';
import type { Db } from '../../db/db';
import { lockAttemptOfActivity } from '../../store/attempts/attempts';
import { deleteActivityScore } from '../../store/lti/lti-score-events';

/** [4.3] A tool takes a score back; false once the attempt takes no more. What was handed in stays so. */
export function removeToolScore(
  db: Db,
  { tenantId, activityWorkflowId, now }: { tenantId: string; activityWorkflowId: string; now: Date },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const attempt = await lockAttemptOfActivity(tx, tenantId, activityWorkflowId);
    if (!attempt || !takesScores(attempt.state)) return false;
    await deleteActivityScore(tx, { tenantId, activityWorkflowId, objectiveWorkflowId: attempt.id, now });
    return true;
  });
}
