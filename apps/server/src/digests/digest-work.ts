import type { Cadence } from '@lantern/domain/notifications/notification-kinds';
import type { Db } from '../db/db';
import { NO_EFFECT, type Work } from '../jobs/work';
import { queueMails } from '../mail/queue-mails';
import { isDigestTime } from '../notifications/next-digest';
import { DIGEST_QUEUE, planDigests, readDigestKey } from '../notifications/plan-digests';
import { findDigestReader, listWaiting, setMailed } from '../store/notifications/digest-items';
import { calendarDay, knownTimeZone } from '../texts/calendar-day';

type Digest = { tenantId: string; userId: string; cadence: Cadence; timeZone: string | null; now: Date };

/** In the morning of its reader: gathers what waits into one mail. What it says is read when it is sent. */
export function digestWork({ db, clock }: { db: Db; clock: () => Date }): Work {
  return {
    queue: DIGEST_QUEUE,
    leaseSeconds: 60,
    run: async ({ tenantId, key }) => {
      const { userId, cadence } = readDigestKey(key);
      const reader = tenantId && (await findDigestReader(db, { tenantId, userId }));
      if (!reader) return NO_EFFECT;
      const { timeZone } = reader;
      return (tx) => gather(tx, { tenantId, userId, cadence, timeZone, now: clock() });
    },
  };
}

async function gather(tx: Db, { tenantId, userId, cadence, timeZone, now }: Digest): Promise<void> {
  if (!isDigestTime(now, cadence, knownTimeZone(timeZone))) {
    await planDigests(tx, tenantId, { readers: [{ userId, timeZone, cadence }], now });
    return;
  }
  const ids = await listWaiting(tx, { tenantId, userId }, cadence);
  if (ids.length === 0) return;
  const about = `${cadence} ${calendarDay(now, timeZone)}`;
  const facts = { title: '', path: '/learn', digest: { cadence, ids } };
  const queued = await queueMails(tx, tenantId, { kind: 'digest', mails: [{ userId, about, facts }], now });
  // Where the tenant sends none, or today's has gone out, they wait.
  if (queued > 0) await setMailed(tx, tenantId, ids, now);
}
