import { type Db, findOne } from '../../db/db';
import { sql, trusted } from '../../db/sql';
import { noteStep } from '../live/live-changes';

export type Suspendable = { id: string; email: string; suspended: Date | null };

export function findSuspendable(db: Db, tenantId: string, email: string): Promise<Suspendable | null> {
  return findOne<Suspendable>(
    db,
    sql`select id, email, suspended from users where tenant_id = ${tenantId} and lower(email) = lower(${email})`,
  );
}

/** Shuts a person out from their next request on; their sessions stay to tell them so. */
export async function setSuspended(
  db: Db,
  tenantId: string,
  { userId, since }: { userId: string; since: Date },
): Promise<void> {
  await db.query(
    sql`with shut_out as (
          update users set suspended = ${since}
           where tenant_id = ${tenantId} and id = ${userId} and suspended is null returning id as user_id),
        ${noteStep(tenantId, trusted('shut_out'), 'session')} select`,
  );
}

/** Lets them in again; whoever was signed in before signs in anew. */
export async function liftSuspension(db: Db, tenantId: string, userId: string): Promise<void> {
  await db.query(
    sql`with ended as (delete from sessions where tenant_id = ${tenantId} and user_id = ${userId}),
             apps as (delete from app_grants where tenant_id = ${tenantId} and user_id = ${userId})
        update users set suspended = null where tenant_id = ${tenantId} and id = ${userId}`,
  );
}
