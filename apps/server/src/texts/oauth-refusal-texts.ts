import { type LtiRefusal, ltiRefusalText } from './lti-refusal-texts';

/** Why a program got no token. In English alone: RFC 6749 allows an error_description no other letters. */
const TEXTS = {
  clientUnknown: 'The client is unknown, revoked or expired, or its secret is wrong.',
  proofMissing: 'Prove who you are: with the client id and its secret, or with a client assertion.',
  proofTwice: 'Prove who you are in one way, not in several.',
  scopeNotAllowed: 'The client may not have one of these scopes.',
  wrongAssertionKind: 'The client_assertion_type must be the JWT bearer one.',
  wrongGrant: 'The grant_type must be client_credentials.',
};

export type OauthRefusal = keyof typeof TEXTS | Extract<LtiRefusal, `assertion${string}` | 'keysUnavailable'>;

export function oauthRefusalText(refusal: OauthRefusal): string {
  return isOwn(refusal) ? TEXTS[refusal] : ltiRefusalText(refusal, 'en-US');
}

function isOwn(refusal: OauthRefusal): refusal is keyof typeof TEXTS {
  return refusal in TEXTS;
}
