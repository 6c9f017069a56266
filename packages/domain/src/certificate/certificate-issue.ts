import type { CertificateState } from '../vocabulary';

export type CertificateClaim = {
  /** The template's. */
  state: CertificateState;
  passed: boolean | null;
  protectResults: boolean;
  isAlreadyIssued: boolean;
};

/** [4.6] Does a result earn this certificate? Only an active one, once per result, for a pass that is no secret. */
export function mayIssueCertificate({
  state,
  passed,
  protectResults,
  isAlreadyIssued,
}: CertificateClaim): boolean {
  return state === 'active' && passed === true && !protectResults && !isAlreadyIssued;
}
