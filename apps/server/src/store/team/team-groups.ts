import type { OwnGroup } from '@lantern/domain/team/team-choice';
import { countOf, type Db } from '../../db/db';
import { type Sql, sql } from '../../db/sql';
import type { Learner } from '../people/learner-facts';

type Place = { objectiveId: string; partId: string };

/** [3.10] The groups of a learner that are teams in a course: those that were named for it, or any where none was. */
export function listOwnTeams(
  db: Db,
  { tenantId, userId }: Learner,
  { objectiveId, partId }: Place,
): Promise<OwnGroup[]> {
  return db.query<OwnGroup>(
    sql`select g.id, g.name,
               exists (select from group_activity_workflows x
                         join team_participants p on p.tenant_id = x.tenant_id and p.work_id = x.id
                        where x.tenant_id = g.tenant_id and x.group_id = g.id and x.part_id = ${partId}
                          and p.user_id = m.user_id and p.handed_in_try is not null) as "isHandedInWith"
          from group_members m
          join groups g on g.tenant_id = m.tenant_id and g.id = m.group_id
         where m.tenant_id = ${tenantId} and m.user_id = ${userId} and ${isTeamOf(objectiveId)}
         order by g.name, g.id`,
  );
}

function isTeamOf(objectiveId: string): Sql {
  return sql`(exists (select from objective_groups o
                       where o.tenant_id = g.tenant_id and o.objective_id = ${objectiveId} and o.group_id = g.id)
              or not exists (select from objective_groups o
                              where o.tenant_id = g.tenant_id and o.objective_id = ${objectiveId}))`;
}

/** [3.10] */
export async function isMemberOf(db: Db, { tenantId, userId }: Learner, groupId: string): Promise<boolean> {
  const count = await countOf(
    db,
    sql`select count(*)::int as count from group_members
         where tenant_id = ${tenantId} and group_id = ${groupId} and user_id = ${userId}`,
  );
  return count > 0;
}

/** Whether somebody may read a work and its files: whoever is in its group and has opened it, and whoever takes it alone. */
export async function mayReadTeamWork(db: Db, { tenantId, userId }: Learner, id: string): Promise<boolean> {
  const count = await countOf(
    db,
    sql`select count(*)::int as count from group_activity_workflows x
         where x.tenant_id = ${tenantId} and x.id = ${id}
           and (x.user_id = ${userId}
             or exists (select from group_members m
                          join team_participants p
                            on p.tenant_id = m.tenant_id and p.work_id = x.id and p.user_id = m.user_id
                         where m.tenant_id = x.tenant_id and m.group_id = x.group_id and m.user_id = ${userId}))`,
  );
  return count > 0;
}

/** The groups that are teams in a course, beside those that are already. */
export async function nameTeams(
  db: Db,
  tenantId: string,
  { objectiveId, groupIds }: { objectiveId: string; groupIds: readonly string[] },
): Promise<void> {
  await db.query(
    sql`insert into objective_groups (tenant_id, objective_id, group_id)
        select ${tenantId}, ${objectiveId}, g.id from unnest(${groupIds}::uuid[]) as g (id) on conflict do nothing`,
  );
}

/** With the last one gone, every group of the course's learners is a team again. */
export async function unnameTeam(
  db: Db,
  tenantId: string,
  { objectiveId, groupId }: { objectiveId: string; groupId: string },
): Promise<boolean> {
  const count = await countOf(
    db,
    sql`with gone as (delete from objective_groups
                       where tenant_id = ${tenantId} and objective_id = ${objectiveId} and group_id = ${groupId}
                      returning 1)
        select count(*)::int as count from gone`,
  );
  return count > 0;
}
