const CLAIM = 'https://purl.imsglobal.org/spec/lti/claim';

export const LTI = {
  version: `${CLAIM}/version`,
  messageType: `${CLAIM}/message_type`,
  deploymentId: `${CLAIM}/deployment_id`,
  targetLinkUri: `${CLAIM}/target_link_uri`,
  context: `${CLAIM}/context`,
  resourceLink: `${CLAIM}/resource_link`,
  roles: `${CLAIM}/roles`,
  custom: `${CLAIM}/custom`,
  presentation: `${CLAIM}/launch_presentation`,
  grades: 'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint',
} as const;
