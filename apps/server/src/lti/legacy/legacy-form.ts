import { randomBytes } from 'node:crypto';
import type { Db } from '../../db/db';
import type { LtiPlacement } from '../../store/lti/lti-placements';
import { ensureLtiSubjects } from '../../store/lti/lti-subjects';
import type { LtiTool } from '../../store/lti/lti-tools';
import type { Tenant } from '../../store/platform/tenants';
import { type LaunchMessage, ownCustom } from '../launch-claims';
import type { ToolForm } from '../pages/tool-form-page';
import { returnAddress } from '../return-address';
import { outcomeAddress } from '../services/service-addresses';
import { oauthSignature } from './oauth-signature';
import { sourcedIdOf } from './sourced-id';

export type LegacyLaunch = {
  tenant: Pick<Tenant, 'id' | 'productTitle'>;
  tool: LtiTool;
  placement: LtiPlacement;
  launch: LaunchMessage['launch'] & { userId: string };
  issuer: string;
  locale: string;
  now: Date;
};

/** [7.19] The signed form that opens a tool of LTI 1.1. */
export async function legacyForm(db: Db, legacy: LegacyLaunch): Promise<ToolForm> {
  const { tenant, tool, placement, launch } = legacy;
  const subjects = await ensureLtiSubjects(db, { tenantId: tenant.id, toolId: tool.id }, [launch.userId]);
  const fields = launchFields(legacy, subjects.get(launch.userId) ?? '');
  const url = placement.targetLinkUri;
  return { kind: 'form', action: url, fields: signedFields({ url, fields, tool, now: legacy.now }) };
}

function launchFields(
  { tenant, tool, placement, launch, issuer, locale }: LegacyLaunch,
  subject: string,
): Record<string, string> {
  const { objectiveId, objectiveCode, objectiveName, resourceLinkId, activityName } = placement;
  const { preferredWidth, preferredHeight } = placement;
  return {
    lti_message_type: 'basic-lti-launch-request',
    lti_version: 'LTI-1p0',
    resource_link_id: resourceLinkId,
    resource_link_title: activityName,
    user_id: subject,
    roles: 'Learner',
    ...personFields(tool, placement),
    context_id: objectiveId,
    context_label: objectiveCode,
    context_title: objectiveName,
    context_type: 'CourseSection',
    launch_presentation_locale: locale,
    launch_presentation_document_target: launch.documentTarget,
    launch_presentation_return_url: returnAddress(issuer, placement, launch.activityWorkflowId),
    ...(preferredWidth !== null && { launch_presentation_width: String(preferredWidth) }),
    ...(preferredHeight !== null && { launch_presentation_height: String(preferredHeight) }),
    tool_consumer_instance_guid: tenant.id,
    tool_consumer_instance_name: tenant.productTitle,
    tool_consumer_info_product_family_code: 'lantern',
    lis_outcome_service_url: outcomeAddress(issuer),
    lis_result_sourcedid: sourcedIdOf({
      activityWorkflowId: launch.activityWorkflowId,
      subject,
      tryNumber: placement.attemptNumber,
    }),
    ...customFields({ ...placement.custom, ...ownCustom(launch, placement) }),
  };
}

function personFields({ privacy }: LtiTool, placement: LtiPlacement): Record<string, string> {
  if (privacy === 'pseudonym') return {};
  const { firstName, lastName, email } = placement;
  return {
    lis_person_name_given: firstName,
    lis_person_name_family: lastName,
    lis_person_name_full: `${firstName} ${lastName}`,
    ...(privacy === 'email' && { lis_person_contact_email_primary: email }),
  };
}

/** LTI 1.1 knows names of small letters, digits and underscores. */
function customFields(custom: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(custom).map(([name, value]) => [
      `custom_${name.toLowerCase().replace(/[^a-z0-9]/g, '_')}`,
      value,
    ]),
  );
}

type Unsigned = { url: string; fields: Record<string, string>; tool: LtiTool; now: Date };

function signedFields({ url, fields, tool, now }: Unsigned): Record<string, string> {
  const unsigned = {
    ...fields,
    oauth_callback: 'about:blank',
    oauth_consumer_key: tool.clientId,
    oauth_nonce: randomBytes(16).toString('hex'),
    oauth_signature_method: 'HMAC-SHA1',
    oauth_timestamp: String(Math.floor(now.getTime() / 1000)),
    oauth_version: '1.0',
  };
  const request = { method: 'POST', url, fields: Object.entries(unsigned) };
  return {
    ...unsigned,
    oauth_signature: oauthSignature(request, { secret: tool.sharedSecret ?? '', hash: 'sha1' }),
  };
}
