import * as z from 'zod/mini';
import {
  deleteLtiLink,
  findLinkedActivities,
  type LinkedActivity,
  listLtiLinks,
  type LtiLink,
  upsertLtiLinks,
} from '../../store/lti/lti-links';
import { type Operation, operation, type OperationContext, OperationRefusal } from '../operation';
import { safeAddress } from '../safe-address';
import { clientId } from './tool-fields';
import { knownTool } from './tool-operations';

const PARAMETER = /^([\w.-]{1,100})=(.{0,1000})$/s;
/** The platform says these itself, of every attempt. */
const OWN = new Set(['attempt_id', 'attempt_number', 'mode', 'results', 'answers', 'group_id']);

const course = z.string().check(z.trim(), z.minLength(1));
const activity = z
  .string()
  .check(z.regex(/^\d{1,4}(\.\d{1,4})*$/, 'Where it stands in the course, such as 1.3'));
const parameter = z.string().check(
  z.regex(PARAMETER, 'Must be NAME=VALUE'),
  z.refine((text) => !OWN.has(nameAndValue(text)[0]), 'This one is for the platform to say'),
);

const PLACE_FIELDS = {
  course: 'the code of the course, or its id',
  activity: 'where the activity stands in it, such as 1.3; the course itself unless said',
};

const link = operation({
  noun: 'tools',
  verb: 'link',
  scope: 'tools',
  summary: 'Lets an activity of type lti open a tool; one that opened another forgets it',
  input: z.strictObject({
    clientId,
    course,
    activity: z.optional(activity),
    targetLinkUri: z.optional(safeAddress),
    deploymentId: z.optional(z.string()),
    custom: z._default(z.array(parameter), []),
    scoreMaximum: z._default(z.coerce.number().check(z.gt(0)), 100),
  }),
  fields: {
    clientId: 'what the tool is known by',
    ...PLACE_FIELDS,
    targetLinkUri: 'where its launches go; where the tool’s go unless said',
    deploymentId: 'one of the tool’s; its first unless said',
    custom: 'NAME=VALUE that the tool is told; as often as needed',
    scoreMaximum: 'how many points there are; 100 unless said',
  },
  words: ['clientId', 'course'],
  run: async (context, given) => {
    const { db, tenantId } = context;
    const tool = await knownTool(context, given.clientId);
    const { deploymentId = tool.deploymentIds[0] ?? '', targetLinkUri = tool.targetLinkUri } = given;
    if (!tool.deploymentIds.includes(deploymentId)) {
      const known = tool.deploymentIds.join(', ');
      throw new OperationRefusal(
        `"${tool.name}" is registered for the deployments ${known}, not "${deploymentId}".`,
      );
    }
    const { activityId, name, type, isQuiz } = await oneActivity(context, given);
    if (type !== 'lti') {
      throw new OperationRefusal(`"${name}" is of type ${type}; only one of type lti opens a tool.`);
    }
    if (isQuiz) {
      throw new OperationRefusal(
        `"${name}" is a quiz whose questions came with its course: the setting lms.quiz_tool says which tool asks them, from the next import of the course on.`,
      );
    }
    const { scoreMaximum } = given;
    const custom = Object.fromEntries(given.custom.map(nameAndValue));
    await upsertLtiLinks(db, tenantId, [
      { activityId, toolId: tool.id, deploymentId, targetLinkUri, custom, scoreMaximum },
    ]);
    return { activity: name, tool: tool.name, targetLinkUri };
  },
  say: ({ activity: name, tool, targetLinkUri }) => `"${name}" opens "${tool}" at ${targetLinkUri}.`,
});

const unlink = operation({
  noun: 'tools',
  verb: 'unlink',
  scope: 'tools',
  summary: 'Has an activity open no tool any more; it stays closed until it is linked again',
  input: z.strictObject({ course, activity: z.optional(activity) }),
  fields: PLACE_FIELDS,
  words: ['course'],
  run: async (context, named) => {
    const { activityId, name, isQuiz } = await oneActivity(context, named);
    const isGone = await deleteLtiLink(context.db, context.tenantId, activityId);
    if (!isGone) throw new OperationRefusal(`"${name}" opens no tool.`);
    return { activity: name, ...(isQuiz && { isQuiz }) };
  },
  say: ({ activity: name, isQuiz }) =>
    `"${name}" opens no tool any more${isQuiz ? ': nobody asks its questions until its course is imported again with --update' : ''}.`,
});

const showLinks = operation({
  noun: 'tools',
  verb: 'links',
  scope: 'tools.read',
  summary: 'Lists which activities open which tools',
  input: z.strictObject({}),
  fields: {},
  run: ({ db, tenantId }) => listLtiLinks(db, tenantId),
  say: (links: LtiLink[]) =>
    links.length === 0 ? 'No activity opens a tool.' : links.map(linkLine).join('\n'),
});

export const LINK_OPERATIONS: readonly Operation[] = [link, unlink, showLinks];

type Place = { course: string; activity?: string | undefined };

async function oneActivity({ db, tenantId }: OperationContext, place: Place): Promise<LinkedActivity> {
  const { course: code, activity: axis = null } = place;
  const [found, ...others] = await findLinkedActivities(db, tenantId, { course: code, axis });
  if (found && others.length === 0) return found;
  if (found) throw new OperationRefusal(`Several courses have the code "${code}": give the id of one.`);
  throw new OperationRefusal(
    axis === null ? `There is no course "${code}".` : `There is no activity ${axis} in a course "${code}".`,
  );
}

function nameAndValue(text: string): [string, string] {
  const [, name = '', value = ''] = PARAMETER.exec(text) ?? [];
  return [name, value];
}

function linkLine({ course: code, axis, clientId: tool, name, targetLinkUri }: LtiLink): string {
  return [code, axis ?? '–', tool, name, targetLinkUri].join('  ');
}
