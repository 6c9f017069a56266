import type { Db } from '../db/db';
import { NO_EFFECT, type Work } from '../jobs/work';
import { notify } from '../notifications/notify';
import { type ExpiringSoon, listExpiringSoon } from '../store/certificates/expiring-soon';

const DAY_SECONDS = 86_400;
const TOLD_BEFORE_MS = 30 * DAY_SECONDS * 1000;
const LONG_SECONDS = 1800;
const AT_ONCE = 500;

/** [3.11] Tells people of certificates that end within a month, each once. */
export function expiringWork({ db, clock }: { db: Db; clock: () => Date }): Work {
  return {
    queue: 'tell-expiring',
    leaseSeconds: LONG_SECONDS,
    every: { seconds: DAY_SECONDS / 24 },
    run: async (_job, stopping) => {
      const now = clock();
      const until = new Date(now.getTime() + TOLD_BEFORE_MS);
      for (;;) {
        const expiring = await listExpiringSoon(db, { now, until, take: AT_ONCE });
        await db.transaction(async (tx) => {
          for (const certificate of expiring) await tell(tx, certificate, now);
        });
        if (expiring.length < AT_ONCE || stopping.aborted) return NO_EFFECT;
      }
    },
  };
}

async function tell(tx: Db, certificate: ExpiringSoon, now: Date): Promise<void> {
  const { tenantId, id, userId, objectiveId, courseName, certificateNumber, expires } = certificate;
  await notify(tx, tenantId, {
    kind: 'certificate',
    recipients: [userId],
    about: `${id} expires`,
    courseId: objectiveId,
    facts: { title: courseName, due: expires },
    path: `/learn/courses/${objectiveId}/certificate/${certificateNumber}`,
    now,
  });
}
