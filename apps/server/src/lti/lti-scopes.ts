const AGS = 'https://purl.imsglobal.org/spec/lti-ags/scope';

/** What a tool may ask its token for. */
export const LTI_SCOPES = {
  lineItems: `${AGS}/lineitem`,
  lineItemsRead: `${AGS}/lineitem.readonly`,
  results: `${AGS}/result.readonly`,
  scores: `${AGS}/score`,
  memberships: 'https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly',
} as const;

export const ALL_LTI_SCOPES: readonly string[] = Object.values(LTI_SCOPES);
