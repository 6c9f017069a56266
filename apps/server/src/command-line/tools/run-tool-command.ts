import { randomUUID } from 'node:crypto';
import type { Db } from '../../db/db';
import { rotatePlatformKey } from '../../lti/platform-keys';
import { outcomeAddress, tokenAddress } from '../../lti/services/service-addresses';
import { countLtiLinks, deleteLtiTool, listLtiTools, upsertLtiTool } from '../../store/lti/lti-tools';
import { findFallbackTenant, findTenantByCode } from '../../store/setup/tenant-setup';
import { linkTool, listLinks, unlinkTool } from './link-tool';
import type { ReadCommand } from './tool-command';
import { ToolCommandError } from './tool-usage';
import type { WantedTool } from './wanted-tool';

type Operator = { issuer: string; now: Date };

/** Does what the operator asked; answers what to print. */
export async function runToolCommand(
  db: Db,
  { tenant, command }: ReadCommand,
  operator: Operator,
): Promise<string> {
  const found = tenant ? await findTenantByCode(db, tenant) : await findFallbackTenant(db);
  if (!found)
    throw new ToolCommandError(tenant ? `There is no tenant "${tenant}".` : 'There is no tenant yet.');
  switch (command.kind) {
    case 'add':
      return addTool(db, found.id, { ...operator, tool: command.tool });
    case 'list':
      return listTools(db, found.id);
    case 'remove':
      return removeTool(db, found.id, command.clientId);
    case 'link':
      return linkTool(db, found.id, command.link);
    case 'unlink':
      return unlinkTool(db, found.id, command.activity);
    case 'listLinks':
      return listLinks(db, found.id);
    case 'rotateKeys': {
      const kid = await rotatePlatformKey(db, found.id, operator.now);
      return `Key ${kid} signs from now on; the one before it stays in the key set until the next rotation.`;
    }
  }
}

type Added = Operator & { tool: WantedTool };

async function addTool(db: Db, tenantId: string, { tool, issuer }: Added): Promise<string> {
  const clientId = tool.clientId ?? randomUUID();
  await upsertLtiTool(db, tenantId, { ...tool, id: randomUUID(), clientId });
  if (tool.version === '1.1') {
    return [
      `Registered "${tool.name}" (LTI 1.1).`,
      `key       ${clientId}`,
      `outcomes  ${outcomeAddress(issuer)}`,
    ].join('\n');
  }
  return [
    `Registered "${tool.name}". Its own registration asks for:`,
    `issuer         ${issuer}`,
    `client id      ${clientId}`,
    `deployment id  ${tool.deploymentIds.join(', ')}`,
    `authorization  ${issuer}/lti/authorize`,
    `token          ${tokenAddress(issuer)}`,
    `key set        ${issuer}/lti/jwks`,
  ].join('\n');
}

async function listTools(db: Db, tenantId: string): Promise<string> {
  const tools = await listLtiTools(db, tenantId);
  if (tools.length === 0) return 'No tools are registered.';
  return tools
    .map(({ name, version, clientId, privacy, targetLinkUri }) =>
      [clientId, `LTI ${version}`, privacy, name, targetLinkUri].join('  '),
    )
    .join('\n');
}

async function removeTool(db: Db, tenantId: string, clientId: string): Promise<string> {
  const links = await countLtiLinks(db, tenantId, clientId);
  if (links === null) throw new ToolCommandError(`No tool has the client id "${clientId}".`);
  if (links > 0) {
    throw new ToolCommandError(
      `${links} activities still open this tool: link them elsewhere, or unlink them.`,
    );
  }
  await deleteLtiTool(db, tenantId, clientId);
  return 'Removed.';
}
