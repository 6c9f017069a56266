import type { ListQuery } from '@lantern/contract/list-query';
import { countOf, type Db } from '../../db/db';
import { sql, trusted } from '../../db/sql';
import { compileListQuery } from '../lists/compile-list-query';
import type { ListFields } from '../lists/list-field';
import { type ListPage, readListPage } from '../lists/list-page';

type Fact = string | number | boolean | null;

export type StoredEvent = {
  id: string;
  name: string;
  /** Short facts; those of one subject may stand together under its name. */
  properties: Record<string, Fact | Record<string, Fact | string[]>>;
  occurred: Date;
};

/** An event that comes twice (a retried request) is kept once. */
export async function insertEvents(
  db: Db,
  { tenantId, userId, received }: { tenantId: string; userId: string | null; received: Date },
  events: StoredEvent[],
): Promise<void> {
  await db.query(
    sql`insert into events (tenant_id, id, user_id, name, properties, occurred, received)
        select ${tenantId}::uuid, e.id, ${userId}::uuid, e.name, e.properties, e.occurred, ${received}::timestamptz
          from jsonb_to_recordset(${JSON.stringify(events)}::jsonb)
            as e (id uuid, name text, properties jsonb, occurred timestamptz)
        on conflict do nothing`,
  );
}

export const EVENT_FIELDS: ListFields = {
  id: { column: trusted('e.id'), type: 'id' },
  name: { column: trusted('e.name'), type: 'text' },
  occurred: { column: trusted('e.occurred'), type: 'date' },
};

/** A person's own events of these names, newest first. */
export function listEventsOfUser(
  db: Db,
  { tenantId, userId, names }: { tenantId: string; userId: string; names: readonly string[] },
  query: ListQuery,
): Promise<ListPage<StoredEvent>> {
  return readListPage(db, compileListQuery(query, EVENT_FIELDS, sql`e.occurred desc, e.id`), {
    columns: sql`e.id, e.name, e.properties, e.occurred`,
    from: sql`from events e where e.tenant_id = ${tenantId} and e.user_id = ${userId}
               and e.name = any(${[...names]}::text[])`,
  });
}

/** Some at a time, so that nobody waits for it; answers how many. Several servers take different ones. */
export function deleteEventsBefore(db: Db, before: Date, limit: number): Promise<number> {
  return countOf(
    db,
    sql`with old as (select tenant_id, id from events where received < ${before} order by received
                      limit ${limit} for update skip locked),
        gone as (delete from events e using old where e.tenant_id = old.tenant_id and e.id = old.id returning 1)
        select count(*)::int as count from gone`,
  );
}

/** When the server last heard one of these from the person. */
export async function lastEventOfUser(
  db: Db,
  tenantId: string,
  userId: string,
  names: readonly string[],
): Promise<Date | null> {
  const [row] = await db.query<{ received: Date | null }>(
    sql`select max(received) as received from events
         where tenant_id = ${tenantId} and user_id = ${userId} and name = any(${[...names]}::text[])`,
  );
  return row?.received ?? null;
}
