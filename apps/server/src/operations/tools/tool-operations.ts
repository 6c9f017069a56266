import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { rotatePlatformKey } from '../../lti/platform-keys';
import { outcomeAddress, tokenAddress } from '../../lti/services/service-addresses';
import {
  countLtiLinks,
  deleteLtiTool,
  findLtiToolByClient,
  listLtiTools,
  upsertLtiTool,
} from '../../store/lti/lti-tools';
import { type Operation, operation, type OperationContext, OperationRefusal } from '../operation';
import { assertPublicHost } from '../tenants/assert-public-host';
import { changedTool, newTool, type PublicTool, toldTool } from './registered-tool';
import { clientId, REGISTRATION_FIELDS, registration } from './tool-fields';

const addTool = operation({
  noun: 'tools',
  verb: 'add',
  scope: 'tools',
  summary: 'Registers an external tool (LTI), and says what its own registration asks for',
  input: z.strictObject({
    ...registration,
    lti: z._default(z.enum(['1.3', '1.1']), '1.3'),
    clientId: z.optional(clientId),
  }),
  fields: {
    ...REGISTRATION_FIELDS,
    lti: 'the version that it speaks: 1.3, or 1.1; 1.3 unless said',
    clientId: 'what it is known by; made unless said, and of LTI 1.1 its key',
  },
  words: ['name'],
  run: async (context, given) => {
    await assertReachable(context, given.jwksUrl);
    const { db, tenantId, issuer } = context;
    const tool = newTool({ ...given, id: randomUUID(), clientId: given.clientId ?? null });
    if (await findLtiToolByClient(db, tenantId, tool.clientId)) {
      throw new OperationRefusal(`There is a tool "${tool.clientId}" already: change it with tools change.`);
    }
    await upsertLtiTool(db, tenantId, tool);
    const addresses =
      tool.version === '1.1'
        ? { outcomes: outcomeAddress(issuer) }
        : {
            issuer,
            authorization: `${issuer}/lti/authorize`,
            token: tokenAddress(issuer),
            keySet: `${issuer}/lti/jwks`,
          };
    return { ...toldTool(tool), addresses };
  },
  say: ({ name, version, clientId: known, deploymentIds, addresses }) => {
    const rows = { clientId: known, deploymentId: deploymentIds.join(', '), ...addresses };
    const lines = Object.entries(rows).map(([what, it]) => `${what.padEnd(15)}${it}`);
    return [`Registered "${name}" (LTI ${version}). Its own registration asks for:`, ...lines].join('\n');
  },
});

const changeTool = operation({
  noun: 'tools',
  verb: 'change',
  scope: 'tools',
  summary: 'Changes the registration of a tool; what is not said stays',
  input: z.strictObject({ clientId, ...registration }),
  fields: { clientId: 'what it is known by', ...REGISTRATION_FIELDS },
  words: ['clientId'],
  run: async (context, { clientId: known, ...given }) => {
    await assertReachable(context, given.jwksUrl);
    const tool = changedTool(await knownTool(context, known), given);
    await upsertLtiTool(context.db, context.tenantId, tool);
    return toldTool(tool);
  },
  say: (tool) => `Changed. ${toolLine(tool)}`,
});

const removeTool = operation({
  noun: 'tools',
  verb: 'remove',
  scope: 'tools',
  summary: 'Removes a tool that no activity opens any more',
  input: z.strictObject({ clientId }),
  fields: { clientId: 'what it is known by' },
  words: ['clientId'],
  isDestructive: true,
  run: async (context, { clientId: known }) => {
    await knownTool(context, known);
    const links = await countLtiLinks(context.db, context.tenantId, known);
    if (links !== 0) {
      throw new OperationRefusal(
        `${links} activities still open this tool: link them elsewhere, or unlink them.`,
      );
    }
    await deleteLtiTool(context.db, context.tenantId, known);
    return { clientId: known };
  },
  say: ({ clientId: known }) => `"${known}" is removed.`,
});

const showTools = operation({
  noun: 'tools',
  verb: 'list',
  scope: 'tools.read',
  summary: 'Lists the tools, without their secrets',
  input: z.strictObject({}),
  fields: {},
  run: async ({ db, tenantId }) => (await listLtiTools(db, tenantId)).map(toldTool),
  say: (tools: PublicTool[]) =>
    tools.length === 0 ? 'No tools are registered.' : tools.map(toolLine).join('\n'),
});

const rotateKeys = operation({
  noun: 'tools',
  verb: 'rotate-keys',
  scope: 'tools',
  summary: 'Makes a new key for signing what tools are sent; the one before it is gone an hour later',
  input: z.strictObject({}),
  fields: {},
  isDestructive: true,
  run: async ({ db, tenantId, now }) => ({ kid: await rotatePlatformKey(db, tenantId, now) }),
  say: ({ kid }) =>
    `Key ${kid} is in the key set now and signs in two minutes; the one before it leaves the key set in an hour.`,
});

export const TOOL_OPERATIONS: readonly Operation[] = [addTool, changeTool, removeTool, showTools, rotateKeys];

export async function knownTool({ db, tenantId }: OperationContext, known: string) {
  const tool = await findLtiToolByClient(db, tenantId, known);
  if (!tool) throw new OperationRefusal(`No tool has the client id "${known}".`);
  return tool;
}

/** The server asks for a tool's keys itself. */
async function assertReachable({ isRemote }: OperationContext, jwksUrl: string | undefined): Promise<void> {
  if (isRemote && jwksUrl !== undefined) await assertPublicHost(jwksUrl);
}

function toolLine({ clientId: known, version, privacy, name, targetLinkUri }: PublicTool): string {
  return [known, `LTI ${version}`, privacy, name, targetLinkUri].join('  ');
}
