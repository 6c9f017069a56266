import { issueCertificates } from '../certificates/issue-certificates';
import type { Db } from '../db/db';
import { planResultNews } from './tell-result';
import { updateAttempt, type Written } from '../store/attempts/update-attempt';

/** [3.11] A step of an attempt, and with its result whatever certificates that earns: all of it or nothing. */
export async function writeAttempt(tx: Db, written: Written, newId: () => string): Promise<void> {
  await updateAttempt(tx, written);
  const { tenantId, attempt, change, now } = written;
  if (!change.record) return;
  const { id: recordId, passed } = change.record;
  const { protectResults } = attempt;
  await issueCertificates(
    tx,
    { tenantId, recordId, passed, protectResults },
    { now: change.finished ?? now, newId },
  );
  const { aggregateId, userId } = attempt;
  // What nobody is named for, the learner's own step has done.
  const isByLearner = change.audit === null || change.audit.userId === userId;
  await planResultNews(tx, { tenantId, aggregateId, isByLearner, now });
}
