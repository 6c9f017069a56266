import { countOf, type Db, findOne } from '../../db/db';
import { sql } from '../../db/sql';

/** An app of the tenant's own; it has no secret, so it is known by where it is sent back to. */
export type LearnerApp = { clientId: string; name: string; redirectUris: string[]; created: Date };
export type ListedApp = LearnerApp & { revoked: Date | null };

export async function insertLearnerApp(db: Db, tenantId: string, app: LearnerApp): Promise<void> {
  const { clientId, name, redirectUris, created } = app;
  await db.query(
    sql`insert into learner_apps (tenant_id, client_id, name, redirect_uris, created)
        values (${tenantId}, ${clientId}, ${name}, ${redirectUris}::text[], ${created})`,
  );
}

export function listLearnerApps(db: Db, tenantId: string): Promise<ListedApp[]> {
  return db.query<ListedApp>(
    sql`select client_id as "clientId", name, redirect_uris as "redirectUris", created, revoked
          from learner_apps where tenant_id = ${tenantId} order by name, client_id`,
  );
}

/** One that is not revoked. */
export function findLearnerApp(db: Db, tenantId: string, clientId: string): Promise<LearnerApp | null> {
  return findOne<LearnerApp>(
    db,
    sql`select client_id as "clientId", name, redirect_uris as "redirectUris", created
          from learner_apps where tenant_id = ${tenantId} and client_id = ${clientId} and revoked is null`,
  );
}

/** Everybody is signed out of it. False when there is no such app, or it was revoked before. */
export async function revokeLearnerApp(
  db: Db,
  { tenantId, clientId, now }: { tenantId: string; clientId: string; now: Date },
): Promise<boolean> {
  const revoked = await countOf(
    db,
    sql`with revoked as (update learner_apps set revoked = ${now}
                          where tenant_id = ${tenantId} and client_id = ${clientId} and revoked is null returning 1),
             codes as (delete from app_codes where tenant_id = ${tenantId} and client_id = ${clientId}),
             grants as (delete from app_grants where tenant_id = ${tenantId} and client_id = ${clientId})
        select count(*)::int as count from revoked`,
  );
  return revoked === 1;
}
