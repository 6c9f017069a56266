import type { Database } from '../../db/db';
import { deleteExpiredApiAccess } from './api-clients';
import { deleteAuditEntriesBefore } from './audit-entries';
import { deleteCommandsBefore } from './commands';
import { deleteEventsBefore } from './events';
import { deleteImportOrdersBefore } from './import-orders';
import { deleteMailsBefore } from '../mail/mails';
import { deleteNotificationsBefore } from '../notifications/insert-notifications';
import { deleteExpiredLti } from '../lti/lti-launches';
import { deleteExpiredAppGrants } from '../people/app-grants';
import { deleteExpiredSessions } from '../people/sessions';
import { deleteChangesBefore, numberChanges } from '../live/live-changes';
import { detachLostFiles } from '../uploads/attachments';
import { deleteUnattachedBefore } from '../uploads/uploads';
import { MOST_SWEPT_AT_ONCE } from '../limits';

/** Who comes back later than that asks for all that is shown. */
const LIVE_CHANGES_KEPT_MS = 3_600_000;
const COMMANDS_KEPT_MS = 30 * 24 * 3_600_000;
/** Whoever sent a file has long written what it was for. */
const UNATTACHED_KEPT_MS = 24 * 3_600_000;
const MAILS_KEPT_MS = COMMANDS_KEPT_MS;
const IMPORT_ORDERS_KEPT_MS = COMMANDS_KEPT_MS;
const NOTIFICATIONS_KEPT_MS = 90 * 24 * 3_600_000;

export type Keeping = {
  /** How long a session may lie idle. */
  idleMs: number;
  retention: { eventsMs: number; auditMs: number };
};

/** Removes what nobody can use any more. */
export async function sweep(db: Database, now: Date, { idleMs, retention }: Keeping): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  await deleteExpiredSessions(db, now, before(idleMs));
  await deleteExpiredAppGrants(db, now);
  await deleteExpiredLti(db, now);
  await deleteExpiredApiAccess(db, now);
  await deleteCommandsBefore(db, before(COMMANDS_KEPT_MS));
  await inBatches((most) => deleteImportOrdersBefore(db, before(IMPORT_ORDERS_KEPT_MS), most));
  await inBatches((most) => deleteMailsBefore(db, before(MAILS_KEPT_MS), most));
  await inBatches((most) => deleteNotificationsBefore(db, before(NOTIFICATIONS_KEPT_MS), most));
  await detachLostFiles(db);
  await inBatches((most) => deleteUnattachedBefore(db, before(UNATTACHED_KEPT_MS), most));
  // Also where no server has a page to tell.
  await numberChanges(db);
  await inBatches((most) => deleteChangesBefore(db, before(LIVE_CHANGES_KEPT_MS), most));
  await inBatches((most) => deleteEventsBefore(db, before(retention.eventsMs), most));
  await inBatches((most) => deleteAuditEntriesBefore(db, before(retention.auditMs), most));
}

/** Until a batch is not full: between two of them everybody else has their turn. */
async function inBatches(deleteSome: (most: number) => Promise<number>): Promise<void> {
  while ((await deleteSome(MOST_SWEPT_AT_ONCE)) === MOST_SWEPT_AT_ONCE);
}
