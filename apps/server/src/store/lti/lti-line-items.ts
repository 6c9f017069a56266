import { type Db, findOne } from '../../db/db';
import { sql, trusted } from '../../db/sql';

/** A column of grades in a course: of one of its links, or one that a tool keeps for itself. */
export type LtiLineItem = {
  id: string;
  isOwn: boolean;
  label: string;
  scoreMaximum: number;
  resourceLinkId: string | null;
  resourceId: string | null;
  tag: string | null;
  startDate: Date | null;
  endDate: Date | null;
};

export type LineItemContext = { tenantId: string; toolId: string; objectiveId: string };

export type LineItemFilter = {
  resourceLinkId: string | null;
  resourceId: string | null;
  tag: string | null;
  limit: number;
  offset: number;
};

/** The links of the course that open the tool, then the tool's own columns. A link's id is its part's, or the course's. */
const ALL_OF_CONTEXT = ({ tenantId, toolId, objectiveId }: LineItemContext) =>
  sql`select p.id, false as "isOwn", v.name as label, l.score_maximum as "scoreMaximum", p.id as "resourceLinkId",
             null::text as "resourceId", null::text as tag, null::timestamptz as "startDate",
             null::timestamptz as "endDate", p.axis as place
        from activity_parts p
        join lti_links l on l.tenant_id = p.tenant_id and l.activity_id = p.activity_id and l.tool_id = ${toolId}
        join activities v on v.tenant_id = p.tenant_id and v.id = p.activity_id
       where p.tenant_id = ${tenantId} and p.objective_id = ${objectiveId}
      union all
      select o.id, false, v.name, l.score_maximum, o.id, null, null, null, null, ''
        from objectives o
        join lti_links l on l.tenant_id = o.tenant_id and l.activity_id = o.activity_id and l.tool_id = ${toolId}
        join activities v on v.tenant_id = o.tenant_id and v.id = o.activity_id
       where o.tenant_id = ${tenantId} and o.id = ${objectiveId}
      union all
      select i.id, true, i.label, i.score_maximum, i.resource_link_id, i.resource_id, i.tag, i.start_date,
             i.end_date, '~'
        from lti_line_items i
       where i.tenant_id = ${tenantId} and i.tool_id = ${toolId} and i.objective_id = ${objectiveId}`;

export function listLtiLineItems(
  db: Db,
  context: LineItemContext,
  { resourceLinkId, resourceId, tag, limit, offset }: LineItemFilter,
): Promise<LtiLineItem[]> {
  return db.query<LtiLineItem>(
    sql`select * from (${ALL_OF_CONTEXT(context)}) c
         where (${resourceLinkId}::text is null or c."resourceLinkId"::text = ${resourceLinkId})
           and (${resourceId}::text is null or c."resourceId" = ${resourceId})
           and (${tag}::text is null or c.tag = ${tag})
         order by c.place, c.label, c.id limit ${limit} offset ${offset}`,
  );
}

export function findLtiLineItem(db: Db, context: LineItemContext, id: string): Promise<LtiLineItem | null> {
  return findOne<LtiLineItem>(db, sql`select * from (${ALL_OF_CONTEXT(context)}) c where c.id = ${id}`);
}

/** Does the course hold anything that opens this tool? Where it does not, the tool has no business in it. */
export async function hasLtiLink(
  db: Db,
  { tenantId, toolId, objectiveId }: LineItemContext,
): Promise<boolean> {
  const row = await findOne(
    db,
    sql`select 1 as found from lti_links l
         where l.tenant_id = ${tenantId} and l.tool_id = ${toolId}
           and (exists (select from activity_parts p where p.tenant_id = l.tenant_id
                           and p.activity_id = l.activity_id and p.objective_id = ${objectiveId})
             or exists (select from objectives o where o.tenant_id = l.tenant_id
                           and o.activity_id = l.activity_id and o.id = ${objectiveId}))
         limit 1`,
  );
  return row !== null;
}

export type OwnLineItem = Omit<LtiLineItem, 'isOwn'>;

export async function insertLtiLineItem(
  db: Db,
  { tenantId, toolId, objectiveId }: LineItemContext,
  item: OwnLineItem & { created: Date },
): Promise<void> {
  await db.query(
    sql`insert into lti_line_items (tenant_id, id, tool_id, objective_id, resource_link_id, label, score_maximum,
               resource_id, tag, start_date, end_date, created)
        values (${tenantId}, ${item.id}, ${toolId}, ${objectiveId}, ${item.resourceLinkId}, ${item.label},
                ${item.scoreMaximum}, ${item.resourceId}, ${item.tag}, ${item.startDate}, ${item.endDate},
                ${item.created})`,
  );
}

export async function updateLtiLineItem(
  db: Db,
  { tenantId, toolId, objectiveId }: LineItemContext,
  item: OwnLineItem,
): Promise<void> {
  await db.query(
    sql`update lti_line_items
           set label = ${item.label}, score_maximum = ${item.scoreMaximum}, resource_id = ${item.resourceId},
               tag = ${item.tag}, start_date = ${item.startDate}, end_date = ${item.endDate}
         where tenant_id = ${tenantId} and tool_id = ${toolId} and objective_id = ${objectiveId}
           and id = ${item.id}`,
  );
}

/** With the scores in it. */
export async function deleteLtiLineItem(
  db: Db,
  { tenantId, toolId, objectiveId }: LineItemContext,
  id: string,
): Promise<void> {
  await db.query(
    sql`with gone as (
          delete from lti_line_items where tenant_id = ${tenantId} and tool_id = ${toolId}
             and objective_id = ${objectiveId} and id = ${id} returning id)
        delete from lti_score_events e using gone
         where e.tenant_id = ${tenantId} and e.tool_id = ${toolId} and e.line_item_id = gone.id`,
  );
}

/** [3.7] The latest attempt of a learner at a link: that of the part, or of the course's root. */
export async function findLatestActivityWorkflow(
  db: Db,
  { tenantId, userId, linkId }: { tenantId: string; userId: string; linkId: string },
): Promise<string | null> {
  const row = await findOne<{ id: string }>(
    db,
    sql`select w.id ${WORKFLOWS_AT_LINK}
         where w.tenant_id = ${tenantId} and w.user_id = ${userId} and coalesce(w.part_id, g.objective_id) = ${linkId}
         order by w.started desc, w.id limit 1`,
  );
  return row?.id ?? null;
}

/** Is this an attempt at that link? */
export async function isAttemptAtLink(
  db: Db,
  { tenantId, linkId, activityWorkflowId }: { tenantId: string; linkId: string; activityWorkflowId: string },
): Promise<boolean> {
  const row = await findOne(
    db,
    sql`select w.id ${WORKFLOWS_AT_LINK}
         where w.tenant_id = ${tenantId} and w.id = ${activityWorkflowId}
           and coalesce(w.part_id, g.objective_id) = ${linkId}`,
  );
  return row !== null;
}

const WORKFLOWS_AT_LINK = trusted(`from activity_workflows w
  join objective_workflows a on a.tenant_id = w.tenant_id and a.id = w.objective_workflow_id
  join objective_workflow_aggregates g on g.tenant_id = a.tenant_id and g.id = a.aggregate_id`);

export async function findCourseName(
  db: Db,
  { tenantId, objectiveId }: Pick<LineItemContext, 'tenantId' | 'objectiveId'>,
): Promise<string> {
  const row = await findOne<{ name: string }>(
    db,
    sql`select name from objectives where tenant_id = ${tenantId} and id = ${objectiveId}`,
  );
  return row?.name ?? '';
}
