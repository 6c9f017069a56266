/** Every way a sign-in can end without a session, and the HTTP status that carries its page. */
export const REFUSAL_STATUS = {
  unknownProvider: 404,
  providerUnavailable: 503,
  expired: 400,
  declined: 403,
  untrusted: 400,
  unverifiedEmail: 403,
  unknownPerson: 403,
  suspended: 403,
  tooMany: 429,
  busy: 503,
  failed: 500,
} as const;

export type Refusal = keyof typeof REFUSAL_STATUS;

export type Refused = {
  kind: 'refused';
  refusal: Refusal;
  /** For the log only, never for the page. */
  cause?: unknown;
};

export function refused(refusal: Refusal, cause?: unknown): Refused {
  return { kind: 'refused', refusal, cause };
}
