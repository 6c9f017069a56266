import type { Db } from '../../db/db';
import {
  type LinkedActivity,
  deleteLtiLink,
  findLinkedActivities,
  listLtiLinks,
  upsertLtiLinks,
} from '../../store/lti/lti-links';
import { findLtiToolByClient } from '../../store/lti/lti-tools';
import { ToolCommandError } from './tool-usage';
import type { NamedActivity, WantedLink } from './wanted-link';

/** Lets an activity open a tool from now on; one that opened another forgets it. */
export async function linkTool(db: Db, tenantId: string, link: WantedLink): Promise<string> {
  const { clientId, custom, scoreMaximum } = link;
  const tool = await findLtiToolByClient(db, tenantId, clientId);
  if (!tool) throw new ToolCommandError(`No tool has the client id "${clientId}".`);
  const deploymentId = link.deploymentId ?? tool.deploymentIds[0] ?? '';
  if (!tool.deploymentIds.includes(deploymentId)) {
    const known = tool.deploymentIds.join(', ');
    throw new ToolCommandError(
      `"${tool.name}" is registered for the deployments ${known}, not "${deploymentId}".`,
    );
  }
  const activity = await oneActivity(db, tenantId, link);
  if (activity.type !== 'lti') {
    throw new ToolCommandError(
      `"${activity.name}" is of type ${activity.type}; only one of type lti opens a tool.`,
    );
  }
  const targetLinkUri = link.targetLinkUri ?? tool.targetLinkUri;
  const { activityId } = activity;
  await upsertLtiLinks(db, tenantId, [
    { activityId, toolId: tool.id, deploymentId, targetLinkUri, custom, scoreMaximum },
  ]);
  return `"${activity.name}" opens "${tool.name}" at ${targetLinkUri}.`;
}

/** The activity stays, and cannot be opened until it is linked again. */
export async function unlinkTool(db: Db, tenantId: string, named: NamedActivity): Promise<string> {
  const { activityId, name } = await oneActivity(db, tenantId, named);
  const isGone = await deleteLtiLink(db, tenantId, activityId);
  if (!isGone) throw new ToolCommandError(`"${name}" opens no tool.`);
  return `"${name}" opens no tool any more.`;
}

export async function listLinks(db: Db, tenantId: string): Promise<string> {
  const links = await listLtiLinks(db, tenantId);
  if (links.length === 0) return 'No activity opens a tool.';
  return links
    .map(({ course, axis, clientId, targetLinkUri, name }) =>
      [course, axis ?? '–', clientId, name, targetLinkUri].join('  '),
    )
    .join('\n');
}

async function oneActivity(
  db: Db,
  tenantId: string,
  { course, axis }: NamedActivity,
): Promise<LinkedActivity> {
  const [activity, ...others] = await findLinkedActivities(db, tenantId, { course, axis });
  if (activity && others.length === 0) return activity;
  if (activity) throw new ToolCommandError(`Several courses have the code "${course}": give the id of one.`);
  throw new ToolCommandError(
    axis === null
      ? `There is no course "${course}".`
      : `There is no activity ${axis} in a course "${course}".`,
  );
}
