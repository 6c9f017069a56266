import { needed, toolOptions } from './tool-options';
import { TOOL_USAGE, ToolCommandError } from './tool-usage';
import { type NamedActivity, type WantedLink, namedActivity, wantedLink } from './wanted-link';
import { type WantedTool, wantedTool } from './wanted-tool';

/** What an operator wants done with the tools of a tenant. */
export type ToolCommand =
  | { kind: 'add'; tool: WantedTool }
  | { kind: 'remove'; clientId: string }
  | { kind: 'link'; link: WantedLink }
  | { kind: 'unlink'; activity: NamedActivity }
  | { kind: 'list' | 'listLinks' | 'rotateKeys' };

export type ReadCommand = { tenant: string | null; command: ToolCommand };

export function toolCommand(args: string[]): ReadCommand {
  const { values: options, positionals } = toolOptions(args);
  const [name, ...rest] = positionals;
  if (rest.length > 0) throw new ToolCommandError(`"${rest.join(' ')}" was not expected.\n${TOOL_USAGE}`);
  const tenant = options.tenant ?? null;
  switch (name) {
    case 'list':
      return { tenant, command: { kind: 'list' } };
    case 'links':
      return { tenant, command: { kind: 'listLinks' } };
    case 'rotate-keys':
      return { tenant, command: { kind: 'rotateKeys' } };
    case 'remove':
      return { tenant, command: { kind: 'remove', clientId: needed(options, 'client-id') } };
    case 'add':
      return { tenant, command: { kind: 'add', tool: wantedTool(options) } };
    case 'link':
      return { tenant, command: { kind: 'link', link: wantedLink(options) } };
    case 'unlink':
      return { tenant, command: { kind: 'unlink', activity: namedActivity(options) } };
    case undefined:
    default:
      throw new ToolCommandError(TOOL_USAGE);
  }
}
