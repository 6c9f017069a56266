const AGS = 'https://purl.imsglobal.org/spec/lti-ags/scope';

/** What a tool may ask its token for. */
export const LTI_SCOPES = {
  lineItems: `${AGS}/lineitem`,
  lineItemsRead: `${AGS}/lineitem.readonly`,
  results: `${AGS}/result.readonly`,
  scores: `${AGS}/score`,
  memberships: 'https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly',
  /** Of our own: the standards have none for questions. */
  quizzes: 'urn:lantern:lti:scope:quiz.readonly',
} as const;

/** What the launch tells with the addresses of the grade service. */
export function gradeScopes(scopes: readonly string[]): string[] {
  return scopes.filter((scope) => scope.startsWith(AGS));
}

export const ALL_LTI_SCOPES: readonly string[] = Object.values(LTI_SCOPES);
