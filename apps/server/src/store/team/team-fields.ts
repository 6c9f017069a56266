import { FREE_TEXT, type TeamField } from '@lantern/domain/team/team-fields';
import { type Db, findOne } from '../../db/db';
import { sql } from '../../db/sql';

/** [1.3] What a team fills in at an activity: what its author asks for, and one text where they ask for nothing. */
export async function findTeamFields(db: Db, tenantId: string, partId: string): Promise<TeamField[]> {
  const row = await findOne<{ fields: TeamField[] | null }>(
    db,
    sql`select c.details -> 'team' as fields
          from activity_parts p
          left join activity_contents c on c.tenant_id = p.tenant_id and c.activity_id = p.activity_id
         where p.tenant_id = ${tenantId} and p.id = ${partId}`,
  );
  return row?.fields ?? [FREE_TEXT];
}
