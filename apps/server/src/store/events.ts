import type { Db } from '../db/db';
import { sql } from '../db/sql';

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

/** A person's own events, newest first. */
export function listEventsOfUser(
  db: Db,
  tenantId: string,
  userId: string,
  { skip, take }: { skip: number; take: number },
): Promise<StoredEvent[]> {
  return db.query(
    sql`select id, name, properties, occurred from events
         where tenant_id = ${tenantId} and user_id = ${userId}
         order by occurred desc, id limit ${take} offset ${skip}`,
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
