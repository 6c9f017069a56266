import type { CertificateState } from '../vocabulary';

/** [4.6] Does a result earn this certificate? Only an active one is given, once per result, and only for a pass. */
export function mayIssueCertificate({
  state,
  passed,
  isAlreadyIssued,
}: {
  state: CertificateState;
  passed: boolean | null;
  isAlreadyIssued: boolean;
}): boolean {
  return state === 'active' && passed === true && !isAlreadyIssued;
}
