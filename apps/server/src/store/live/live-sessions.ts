import type { Db } from '../../db/db';
import { sql } from '../../db/sql';

type KnownSession = { tenantId: string; idHash: string };

/** Which of these sessions still let their person in: one statement, however many they are. */
export async function listOpenSessions(
  db: Db,
  sessions: readonly KnownSession[],
  { now, idleSince }: { now: Date; idleSince: Date },
): Promise<Set<string>> {
  const [tenantIds, idHashes] = [
    sessions.map(({ tenantId }) => tenantId),
    sessions.map(({ idHash }) => idHash),
  ];
  const rows = await db.query<{ idHash: string }>(
    sql`select s.id_hash as "idHash"
          from unnest(${tenantIds}::uuid[], ${idHashes}::text[]) as k (tenant_id, id_hash)
          join sessions s on s.tenant_id = k.tenant_id and s.id_hash = k.id_hash
          join users u on u.tenant_id = s.tenant_id and u.id = s.user_id
         where s.expires > ${now} and s.last_used > ${idleSince} and u.suspended is null`,
  );
  return new Set(rows.map(({ idHash }) => idHash));
}
