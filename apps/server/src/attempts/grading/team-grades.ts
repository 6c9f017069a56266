import type { Db } from '../../db/db';
import { lockAttemptOfActivity } from '../../store/attempts/attempts';
import { listSharedAttempts } from '../../store/lti/lti-members';
import { listHandedInTogether } from '../../store/team/team-participants';
import { updateWorkStanding } from '../../store/team/team-works';

export type SharedWork = {
  workId: string | null;
  others: Array<{ activityWorkflowId: string; userId: string }>;
};

type Graded = { tenantId: string; activityWorkflowId: string };

/** [3.10] Who has the grade of this activity too: all of them locked, in one order. */
export async function lockGradedTogether(tx: Db, graded: Graded): Promise<SharedWork> {
  const written = await listHandedInTogether(tx, graded);
  const together = written.length > 0 ? written : await listSharedAttempts(tx, graded);
  for (const { activityWorkflowId } of together)
    await lockAttemptOfActivity(tx, graded.tenantId, activityWorkflowId);
  const others = together.filter(
    ({ activityWorkflowId }) => activityWorkflowId !== graded.activityWorkflowId,
  );
  return { workId: written[0]?.workId ?? null, others };
}

/** The team's work stands where the activity stands that was graded. */
export async function followGrade(tx: Db, graded: Graded, { workId }: SharedWork): Promise<void> {
  if (workId !== null) await updateWorkStanding(tx, { ...graded, workId });
}
