import type { LtiRefusal } from '../texts/lti-refusal-texts';

/** Every way in which a tool, or a launch, is turned away, and the HTTP status that carries it. */
export const LTI_REFUSAL_STATUS = {
  // the launch
  unknownTool: 404,
  wrongResponseType: 400,
  wrongResponseMode: 400,
  wrongScope: 400,
  wrongPrompt: 400,
  redirectNotRegistered: 400,
  nonceMissing: 400,
  nonceUsed: 400,
  stateMissing: 400,
  launchEnded: 400,
  foreignTool: 403,
  foreignBrowser: 403,
  wrongMessageHint: 400,
  wrongDeployment: 400,
  signedOut: 403,
  noRightToLearn: 403,
  courseUnavailable: 409,
  // the token
  wrongGrant: 400,
  wrongAssertionKind: 400,
  assertionUnreadable: 401,
  assertionAlgorithm: 401,
  assertionNotTrusted: 401,
  assertionIssuer: 401,
  assertionAudience: 401,
  assertionExpired: 401,
  assertionEarly: 401,
  assertionTooLong: 401,
  assertionWithoutId: 401,
  assertionUsed: 401,
  keysUnavailable: 401,
  scopeNotAllowed: 400,
  // the services
  tokenMissing: 401,
  tokenInvalid: 401,
  scopeMissing: 403,
  contextUnknown: 404,
  lineItemUnknown: 404,
  lineItemOfCourse: 403,
  lineItemInvalid: 400,
  quizUnknown: 404,
  personUnknown: 404,
  attemptUnknown: 404,
  attemptOver: 409,
  scoreInvalid: 400,
  scoreNegative: 400,
  scoreAboveMaximum: 400,
  scoreWithoutMaximum: 400,
  scoreInFuture: 400,
  scoreOlder: 409,
  // LTI 1.1
  signatureMissing: 401,
  signatureMethod: 401,
  signatureWrong: 401,
  signatureOld: 401,
  signatureUsed: 401,
  bodyHashWrong: 401,
  outcomeUnreadable: 400,
  outcomeUnknown: 400,
  resultUnknown: 404,
} as const satisfies Record<LtiRefusal, number>;

export type LtiRefused = {
  kind: 'refused';
  refusal: LtiRefusal;
  /** For the log only. */
  cause?: unknown;
};

export function refused(refusal: LtiRefusal, cause?: unknown): LtiRefused {
  return { kind: 'refused', refusal, cause };
}
