import { ALL_LTI_SCOPES } from '../../lti/lti-scopes';
import { LTI_PRIVACY, type LtiPrivacy, type LtiTool } from '../../store/lti/lti-tools';
import { type ToolOptions, needed, safeAddress } from './tool-options';
import { ToolCommandError } from './tool-usage';

export type WantedTool = Omit<LtiTool, 'id' | 'clientId'> & { clientId: string | null };

/** The registration that the operator wrote, of LTI 1.3 or 1.1. */
export function wantedTool(options: ToolOptions): WantedTool {
  return options.lti === '1.1' ? oldTool(options) : newTool(options);
}

function newTool(options: ToolOptions): WantedTool {
  if (options.lti !== undefined && options.lti !== '1.3')
    throw new ToolCommandError('--lti must be 1.3 or 1.1.');
  const redirectUris = (options['redirect-uri'] ?? []).map((text) => safeAddress(text, 'redirect-uri'));
  const [first] = redirectUris;
  if (!first) throw new ToolCommandError('--redirect-uri is needed.');
  const jwksUrl = options['jwks-url'] === undefined ? null : safeAddress(options['jwks-url'], 'jwks-url');
  const jwks = options.jwks === undefined ? null : keySet(options.jwks);
  if ((jwksUrl === null) === (jwks === null))
    throw new ToolCommandError('Either --jwks-url or --jwks is needed.');
  return {
    name: needed(options, 'name'),
    version: '1.3',
    clientId: options['client-id'] ?? null,
    deploymentIds: options['deployment-id'] ?? ['1'],
    targetLinkUri: options['target-link-uri']
      ? safeAddress(options['target-link-uri'], 'target-link-uri')
      : first,
    loginUrl: safeAddress(needed(options, 'login-url'), 'login-url'),
    redirectUris,
    jwksUrl,
    jwks,
    sharedSecret: null,
    scopes: scopesOf(options.scope),
    privacy: privacyOf(options.privacy),
  };
}

function oldTool(options: ToolOptions): WantedTool {
  const secret = needed(options, 'secret');
  return {
    name: needed(options, 'name'),
    version: '1.1',
    clientId: needed(options, 'client-id'),
    deploymentIds: ['1'],
    targetLinkUri: safeAddress(needed(options, 'target-link-uri'), 'target-link-uri'),
    loginUrl: null,
    redirectUris: [],
    jwksUrl: null,
    jwks: null,
    sharedSecret: secret,
    scopes: [],
    privacy: privacyOf(options.privacy),
  };
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
