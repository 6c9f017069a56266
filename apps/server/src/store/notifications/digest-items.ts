import type { Cadence } from '@lantern/domain/notifications/notification-kinds';
import { type Db, findOne } from '../../db/db';
import { sql } from '../../db/sql';
import { columnsOfNotifications, type Reader, type StoredNotification } from './read-notifications';
import { reachOf } from './reach';

/** More are in the portal; a mail shows some of each kind. */
const MOST = 200;

/** What waits to be told: unread, in no mail yet, and of the kinds that come so often. */
export async function listWaiting(db: Db, { tenantId, userId }: Reader, cadence: Cadence): Promise<string[]> {
  const { isShown } = columnsOfNotifications();
  const rows = await db.query<{ id: string }>(
    sql`select n.id from notifications n
         where n.tenant_id = ${tenantId} and n.user_id = ${userId} and n.read is null and n.mailed is null and ${isShown}
           and n.kind in (select r.kind from (${reachOf(sql`${tenantId}::uuid`, sql`${userId}::uuid`)}) r
                           where r.mail = ${cadence})
         order by n.made desc, n.id limit ${MOST} for update of n`,
  );
  return rows.map(({ id }) => id);
}

export async function setMailed(db: Db, tenantId: string, ids: string[], now: Date): Promise<void> {
  await db.query(
    sql`update notifications set mailed = ${now} where tenant_id = ${tenantId} and id = any(${ids}::uuid[])`,
  );
}

/** Of these what is still news: what was read before is not. */
export function listDigestItems(
  db: Db,
  { tenantId, userId }: Reader,
  { ids, at }: { ids: string[]; at: Date },
): Promise<StoredNotification[]> {
  const { columns, isShown } = columnsOfNotifications();
  return db.query<StoredNotification>(
    sql`select ${columns} from notifications n
         where n.tenant_id = ${tenantId} and n.user_id = ${userId} and n.id = any(${ids}::uuid[])
           and (n.read is null or n.read > ${at}) and ${isShown}
         order by n.made desc, n.id`,
  );
}

/** Null: nobody of that id, or nobody who may be told anything. */
export function findDigestReader(
  db: Db,
  { tenantId, userId }: Reader,
): Promise<{ timeZone: string | null } | null> {
  return findOne(
    db,
    sql`select u.timezone as "timeZone" from users u
         where u.tenant_id = ${tenantId} and u.id = ${userId} and u.suspended is null`,
  );
}
