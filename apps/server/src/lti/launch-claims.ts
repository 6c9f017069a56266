import type { PlatformRole } from '@lantern/domain/access/roles';
import type { LtiLaunch } from '../store/lti/lti-launches';
import type { LtiPlacement } from '../store/lti/lti-placements';
import type { LtiTool } from '../store/lti/lti-tools';
import type { Tenant } from '../store/platform/tenants';
import { gradeScopes, LTI_SCOPES } from './lti-scopes';
import { lineItemAddress, lineItemsAddress, membershipsAddress } from './services/service-addresses';
import { returnAddress } from './return-address';

const CLAIM = 'https://purl.imsglobal.org/spec/lti/claim';
const AGS_CLAIM = 'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint';
const NRPS_CLAIM = 'https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice';
const MEMBERSHIP = 'http://purl.imsglobal.org/vocab/lis/v2/membership#Learner';
const PERSON = 'http://purl.imsglobal.org/vocab/lis/v2/institution/person#';
const COURSE = 'http://purl.imsglobal.org/vocab/lis/v2/course#CourseOffering';

const PERSON_ROLES: Record<PlatformRole, string> = {
  Administrator: `${PERSON}Administrator`,
  Author: `${PERSON}Staff`,
  Instructor: `${PERSON}Instructor`,
  Learner: `${PERSON}Learner`,
};

export type LaunchMessage = {
  issuer: string;
  tenant: Pick<Tenant, 'id' | 'productTitle'>;
  tool: LtiTool;
  launch: Pick<LtiLaunch, 'activityWorkflowId' | 'mode' | 'documentTarget' | 'tellsResults' | 'tellsAnswers'>;
  placement: LtiPlacement;
  /** Who the learner is to this tool. */
  subject: string;
  locale: string;
  /** [3.10] In which the learner takes the activity; null: alone. */
  groupId: string | null;
};

/** Everything that a resource link launch says, but for the times and the nonce of its token. */
export function launchClaims(message: LaunchMessage): Record<string, unknown> {
  const { issuer, tenant, tool, placement, subject, locale, launch } = message;
  const { resourceLinkId, activityName, objectiveId, objectiveCode, objectiveName } = placement;
  return {
    iss: issuer,
    aud: tool.clientId,
    azp: tool.clientId,
    sub: subject,
    ...personClaims(message),
    [`${CLAIM}/message_type`]: 'LtiResourceLinkRequest',
    [`${CLAIM}/version`]: '1.3.0',
    [`${CLAIM}/deployment_id`]: placement.deploymentId,
    [`${CLAIM}/target_link_uri`]: placement.targetLinkUri,
    [`${CLAIM}/resource_link`]: { id: resourceLinkId, title: activityName },
    [`${CLAIM}/roles`]: [MEMBERSHIP, ...placement.roles.map((role) => PERSON_ROLES[role])],
    [`${CLAIM}/context`]: {
      id: objectiveId,
      ...(objectiveCode && { label: objectiveCode }),
      title: objectiveName,
      type: [COURSE],
    },
    [`${CLAIM}/tool_platform`]: {
      guid: tenant.id,
      name: tenant.productTitle,
      url: issuer,
      product_family_code: 'lantern',
    },
    [`${CLAIM}/launch_presentation`]: {
      document_target: launch.documentTarget,
      locale,
      return_url: returnAddress(issuer, placement, launch.activityWorkflowId),
      ...(placement.preferredWidth !== null && { width: placement.preferredWidth }),
      ...(placement.preferredHeight !== null && { height: placement.preferredHeight }),
    },
    [`${CLAIM}/custom`]: { ...placement.custom, ...ownCustom(launch, placement), ...groupCustom(message) },
    ...gradeClaim(message),
    ...membersClaim(message),
  };
}

/** What every tool is told about the attempt, in LTI 1.3 and 1.1 alike. */
export function ownCustom(
  launch: LaunchMessage['launch'],
  { attemptNumber }: LtiPlacement,
): Record<string, string> {
  return {
    attempt_id: launch.activityWorkflowId,
    attempt_number: String(attemptNumber),
    mode: launch.mode,
    results: launch.tellsResults ? 'shown' : 'hidden',
    answers: launch.tellsAnswers ? 'shown' : 'hidden',
  };
}

/** A pseudonym says it all, unless the tool is registered for more. */
function personClaims({ tool: { privacy }, placement }: LaunchMessage): Record<string, string> {
  if (privacy === 'pseudonym') return {};
  const { firstName, lastName, email } = placement;
  const name = { given_name: firstName, family_name: lastName, name: `${firstName} ${lastName}` };
  return privacy === 'email' ? { ...name, email } : name;
}

function gradeClaim({ issuer, tool, placement, launch }: LaunchMessage): Record<string, unknown> {
  const scope = gradeScopes(tool.scopes);
  if (scope.length === 0) return {};
  const { objectiveId, resourceLinkId, attemptNumber: tryNumber } = placement;
  const attemptId = launch.activityWorkflowId;
  const lineItem = { objectiveId, lineItemId: resourceLinkId, attemptId, tryNumber };
  return {
    [AGS_CLAIM]: {
      scope,
      lineitems: lineItemsAddress(issuer, objectiveId),
      lineitem: lineItemAddress(issuer, lineItem),
    },
  };
}

function groupCustom({ groupId }: LaunchMessage): Record<string, string> {
  return groupId ? { group_id: groupId } : {};
}

/** Names and roles are for those who work together. */
function membersClaim({ issuer, tool, placement, groupId }: LaunchMessage): Record<string, unknown> {
  if (!groupId || !tool.scopes.includes(LTI_SCOPES.memberships)) return {};
  const context_memberships_url = membershipsAddress(issuer, placement.objectiveId);
  return { [NRPS_CLAIM]: { context_memberships_url, service_versions: ['2.0'] } };
}
