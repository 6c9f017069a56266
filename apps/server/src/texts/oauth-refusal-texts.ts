import { type LtiRefusal, ltiRefusalText } from './lti-refusal-texts';

/** Why a program got no token. In English alone: RFC 6749 allows an error_description no other letters. */
const TEXTS = {
  appsNotAllowed: 'Learning in apps is not allowed here.',
  appUnknown: 'The app is unknown or revoked.',
  clientUnknown: 'The client is unknown, revoked or expired, or its secret is wrong.',
  codeUnknown: 'The code is unknown, used or expired, or does not belong to this app, address or verifier.',
  notAForm: 'Send a form: the content type must be application/x-www-form-urlencoded.',
  proofMissing: 'Prove who you are: with the client id and its secret, or with a client assertion.',
  proofTwice: 'Prove who you are in one way, not in several.',
  refreshTokenUnknown: 'The refresh token is unknown, used, expired or revoked. Sign in again.',
  scopeNotAllowed: 'The client may not have one of these scopes.',
  wrongAssertionKind: 'The client_assertion_type must be the JWT bearer one.',
  wrongGrant: 'The grant_type must be client_credentials, authorization_code or refresh_token.',
};

export type OauthRefusal = keyof typeof TEXTS | Extract<LtiRefusal, `assertion${string}` | 'keysUnavailable'>;

export function oauthRefusalText(refusal: OauthRefusal): string {
  return isOwn(refusal) ? TEXTS[refusal] : ltiRefusalText(refusal, 'en-US');
}

function isOwn(refusal: OauthRefusal): refusal is keyof typeof TEXTS {
  return refusal in TEXTS;
}
