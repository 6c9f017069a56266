import { randomUUID } from 'node:crypto';
import type * as z from 'zod/mini';
import { ALL_LTI_SCOPES } from '../../lti/lti-scopes';
import type { LtiTool } from '../../store/lti/lti-tools';
import { OperationRefusal } from '../operation';
import type { registration } from './tool-fields';

export type Registration = {
  [Field in keyof typeof registration]?: z.output<(typeof registration)[Field]> | undefined;
};
/** As it is told: without what is shared with it alone. */
export type PublicTool = Omit<LtiTool, 'id' | 'sharedSecret'>;

/** What each version has no use for. */
const FOREIGN: Record<LtiTool['version'], ReadonlyArray<keyof Registration>> = {
  '1.3': ['secret'],
  '1.1': ['deploymentId', 'loginUrl', 'redirectUri', 'jwksUrl', 'jwks', 'scope'],
};

type NewTool = Registration & { id: string; lti: LtiTool['version']; clientId: string | null };

export function newTool({ id, lti: version, clientId, ...given }: NewTool): LtiTool {
  const isOld = version === '1.1';
  if (isOld && clientId === null) throw missing('clientId');
  if (given.name === undefined) throw missing('name');
  if (isOld && given.secret === undefined) throw missing('secret');
  if (!isOld && given.loginUrl === undefined) throw missing('loginUrl');
  if (!isOld && given.redirectUri === undefined) throw missing('redirectUri');
  if (!isOld && given.jwksUrl === undefined && given.jwks === undefined) throw missing('jwksUrl or jwks');
  const targetLinkUri = given.targetLinkUri ?? given.redirectUri?.[0];
  if (targetLinkUri === undefined) throw missing('targetLinkUri');
  const plain: LtiTool = {
    id,
    name: given.name,
    version,
    clientId: clientId ?? randomUUID(),
    deploymentIds: ['1'],
    targetLinkUri,
    loginUrl: null,
    redirectUris: [],
    jwksUrl: null,
    jwks: null,
    sharedSecret: null,
    scopes: isOld ? [] : [...ALL_LTI_SCOPES],
    privacy: 'pseudonym',
  };
  return changedTool(plain, given);
}

/** What is not said stays; keys stand in one place. */
export function changedTool(tool: LtiTool, given: Registration): LtiTool {
  const foreign = FOREIGN[tool.version].find((field) => given[field] !== undefined);
  if (foreign) throw new OperationRefusal(`A tool of LTI ${tool.version} has no ${foreign}.`);
  if (given.jwksUrl !== undefined && given.jwks !== undefined) {
    throw new OperationRefusal('Keys stand in one place: in jwks, or at jwksUrl.');
  }
  const hasNewKeys = given.jwksUrl !== undefined || given.jwks !== undefined;
  return {
    ...tool,
    name: given.name ?? tool.name,
    deploymentIds: given.deploymentId ?? tool.deploymentIds,
    targetLinkUri: given.targetLinkUri ?? tool.targetLinkUri,
    loginUrl: given.loginUrl ?? tool.loginUrl,
    redirectUris: given.redirectUri ?? tool.redirectUris,
    jwksUrl: hasNewKeys ? (given.jwksUrl ?? null) : tool.jwksUrl,
    jwks: hasNewKeys ? (given.jwks ?? null) : tool.jwks,
    sharedSecret: given.secret ?? tool.sharedSecret,
    scopes: given.scope ?? tool.scopes,
    privacy: given.privacy ?? tool.privacy,
  };
}

export function toldTool({ id: _id, sharedSecret: _secret, ...tool }: LtiTool): PublicTool {
  return tool;
}

function missing(field: string): OperationRefusal {
  return new OperationRefusal(`A tool needs ${field}.`);
}
