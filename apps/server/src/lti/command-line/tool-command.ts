import { parseArgs } from 'node:util';
import { isLoopback } from '@lantern/domain/session/loopback';
import { LTI_PRIVACY, type LtiPrivacy, type LtiTool } from '../../store/lti-tools';
import { ALL_LTI_SCOPES } from '../lti-scopes';

/** What an operator wants done with the tools of a tenant. */
export type ToolCommand =
  | { kind: 'add'; tool: Omit<LtiTool, 'id' | 'clientId'> & { clientId: string | null } }
  | { kind: 'remove'; clientId: string }
  | { kind: 'list' | 'rotateKeys' };

export type ReadCommand = { tenant: string | null; command: ToolCommand };

/** A sentence for the operator, and nothing was done. */
export class ToolCommandError extends Error {
  override name = 'ToolCommandError';
}

export const USAGE = `npm run tools -- list
npm run tools -- add --name NAME --login-url URL --redirect-uri URL… (--jwks-url URL | --jwks JSON)
                     [--target-link-uri URL] [--client-id ID] [--deployment-id ID…]
                     [--privacy pseudonym|name|email] [--scope SCOPE…]
npm run tools -- add --lti 1.1 --name NAME --target-link-uri URL --client-id KEY --secret SECRET [--privacy …]
npm run tools -- remove --client-id ID
npm run tools -- rotate-keys
Every command takes --tenant CODE; without it, the tenant that answers for hosts nobody owns.`;

const OPTIONS = {
  tenant: { type: 'string' },
  name: { type: 'string' },
  lti: { type: 'string' },
  'client-id': { type: 'string' },
  'deployment-id': { type: 'string', multiple: true },
  'target-link-uri': { type: 'string' },
  'login-url': { type: 'string' },
  'redirect-uri': { type: 'string', multiple: true },
  'jwks-url': { type: 'string' },
  jwks: { type: 'string' },
  secret: { type: 'string' },
  scope: { type: 'string', multiple: true },
  privacy: { type: 'string' },
} as const;

type Values = ReturnType<typeof parsed>['values'];

export function toolCommand(args: string[]): ReadCommand {
  const { values, positionals } = parsed(args);
  const [name, ...rest] = positionals;
  if (rest.length > 0) throw new ToolCommandError(`"${rest.join(' ')}" was not expected.\n${USAGE}`);
  const tenant = values.tenant ?? null;
  switch (name) {
    case 'list':
      return { tenant, command: { kind: 'list' } };
    case 'rotate-keys':
      return { tenant, command: { kind: 'rotateKeys' } };
    case 'remove':
      return { tenant, command: { kind: 'remove', clientId: needed(values, 'client-id') } };
    case 'add':
      return {
        tenant,
        command: { kind: 'add', tool: values.lti === '1.1' ? oldTool(values) : newTool(values) },
      };
    case undefined:
    default:
      throw new ToolCommandError(USAGE);
  }
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new ToolCommandError(`${error instanceof Error ? error.message : ''}\n${USAGE}`, { cause: error });
  }
}

type WantedTool = Extract<ToolCommand, { kind: 'add' }>['tool'];

function newTool(values: Values): WantedTool {
  if (values.lti !== undefined && values.lti !== '1.3')
    throw new ToolCommandError('--lti must be 1.3 or 1.1.');
  const redirectUris = (values['redirect-uri'] ?? []).map((text) => address(text, 'redirect-uri'));
  const [first] = redirectUris;
  if (!first) throw new ToolCommandError('--redirect-uri is needed.');
  const jwksUrl = values['jwks-url'] === undefined ? null : address(values['jwks-url'], 'jwks-url');
  const jwks = values.jwks === undefined ? null : keySet(values.jwks);
  if ((jwksUrl === null) === (jwks === null))
    throw new ToolCommandError('Either --jwks-url or --jwks is needed.');
  return {
    name: needed(values, 'name'),
    version: '1.3',
    clientId: values['client-id'] ?? null,
    deploymentIds: values['deployment-id'] ?? ['1'],
    targetLinkUri: values['target-link-uri'] ? address(values['target-link-uri'], 'target-link-uri') : first,
    loginUrl: address(needed(values, 'login-url'), 'login-url'),
    redirectUris,
    jwksUrl,
    jwks,
    sharedSecret: null,
    scopes: scopesOf(values.scope),
    privacy: privacyOf(values.privacy),
  };
}

function oldTool(values: Values): WantedTool {
  const secret = needed(values, 'secret');
  return {
    name: needed(values, 'name'),
    version: '1.1',
    clientId: needed(values, 'client-id'),
    deploymentIds: ['1'],
    targetLinkUri: address(needed(values, 'target-link-uri'), 'target-link-uri'),
    loginUrl: null,
    redirectUris: [],
    jwksUrl: null,
    jwks: null,
    sharedSecret: secret,
    scopes: [],
    privacy: privacyOf(values.privacy),
  };
}

function needed(
  values: Values,
  name: 'name' | 'client-id' | 'login-url' | 'target-link-uri' | 'secret',
): string {
  const value = values[name]?.trim();
  if (value) return value;
  throw new ToolCommandError(`--${name} is needed.`);
}

/** https, or http on this very machine. */
function address(text: string, option: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname))) return text;
  throw new ToolCommandError(`--${option} must be an https address, not "${text}".`);
}

function keySet(text: string): NonNullable<LtiTool['jwks']> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && 'keys' in value && Array.isArray(value.keys)) {
      return { keys: value.keys };
    }
  } catch {
    // Told below, with everything else that is no key set.
  }
  throw new ToolCommandError('--jwks must be a JSON key set: {"keys": […]}.');
}

function privacyOf(text = 'pseudonym'): LtiPrivacy {
  const privacy = LTI_PRIVACY.find((each) => each === text);
  if (privacy) return privacy;
  throw new ToolCommandError(`--privacy must be one of ${LTI_PRIVACY.join(', ')}, not "${text}".`);
}

function scopesOf(asked: string[] | undefined): string[] {
  const unknown = asked?.find((scope) => !ALL_LTI_SCOPES.includes(scope));
  if (unknown)
    throw new ToolCommandError(`--scope "${unknown}" is not one of:\n${ALL_LTI_SCOPES.join('\n')}`);
  return asked ?? [...ALL_LTI_SCOPES];
}
