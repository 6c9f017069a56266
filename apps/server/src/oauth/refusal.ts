import type { OauthRefusal } from '../texts/oauth-refusal-texts';

export type OauthRefused = {
  kind: 'refused';
  refusal: OauthRefusal;
  /** For the log only. */
  cause?: unknown;
};

export function refused(refusal: OauthRefusal, cause?: unknown): OauthRefused {
  return { kind: 'refused', refusal, cause };
}
