import type { CallAnswer } from '@lantern/contract/call';
import type { getTeamWorkToGrade } from '@lantern/contract/grading/get-team-work-to-grade';
import { FREE_TEXT } from '@lantern/domain/team/team-fields';
import { type Db, findOne } from '../../db/db';
import { sql } from '../../db/sql';
import { listAttachments } from '../uploads/attachments';

type TeamWorkToGrade = CallAnswer<typeof getTeamWorkToGrade>;
type Row = Omit<TeamWorkToGrade, 'attachments' | 'fields'> & {
  id: string;
  fields: TeamWorkToGrade['fields'] | null;
};

/** [4.3] What an activity was handed in with, for who grades it; null where nothing was, or where it is the grader's own. */
export async function findTeamWorkToGrade(
  db: Db,
  {
    tenantId,
    graderId,
    activityWorkflowId,
  }: { tenantId: string; graderId: string; activityWorkflowId: string },
): Promise<TeamWorkToGrade | null> {
  const row = await findOne<Row>(
    db,
    sql`select x.id, x.version, x.submitted, x.texts, c.details -> 'team' as fields,
               (select jsonb_build_object('id', g.id, 'name', g.name) from groups g
                 where g.tenant_id = x.tenant_id and g.id = x.group_id) as "group",
               (select jsonb_agg(jsonb_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name)
                                 order by u.first_name, u.last_name, u.id)
                  from team_participants o
                  join users u on u.tenant_id = o.tenant_id and u.id = o.user_id
                 where o.tenant_id = x.tenant_id and o.work_id = x.id and o.handed_in_try = x.tries) as members
          from activity_workflows w
          join team_participants p on p.tenant_id = w.tenant_id and p.user_id = w.user_id
          join group_activity_workflows x
            on x.tenant_id = p.tenant_id and x.id = p.work_id and x.part_id = w.part_id and x.tries = p.handed_in_try
          join activity_parts a on a.tenant_id = w.tenant_id and a.id = w.part_id
          left join activity_contents c on c.tenant_id = a.tenant_id and c.activity_id = a.activity_id
         where w.tenant_id = ${tenantId} and w.id = ${activityWorkflowId} and w.submitted is not null
           and not exists (select from team_participants m
                            where m.tenant_id = x.tenant_id and m.work_id = x.id and m.user_id = ${graderId}
                              and m.handed_in_try = x.tries)`,
  );
  if (!row) return null;
  const { id, fields, ...work } = row;
  const files = await listAttachments(db, tenantId, { kind: 'teamWork', ids: [id] });
  return { ...work, fields: fields ?? [FREE_TEXT], attachments: files.get(id) ?? [] };
}

/** Whether a work was handed in, for who may grade it. */
export async function isWorkToGrade(
  db: Db,
  { tenantId, graderId, workId }: { tenantId: string; graderId: string; workId: string },
): Promise<boolean> {
  const found = await findOne(
    db,
    sql`select x.id from group_activity_workflows x
         where x.tenant_id = ${tenantId} and x.id = ${workId} and x.submitted is not null
           and not exists (select from team_participants m
                            where m.tenant_id = x.tenant_id and m.work_id = x.id and m.user_id = ${graderId})`,
  );
  return found !== null;
}
