import { gzipSync } from 'node:zlib';
import { STATUS, certificateFileAddress } from '../../store/certificates/certificate-address';
import { CREDENTIAL_CONTEXTS, instantText } from './credential-parts';

/** The least that a list may hold, as the format has it. */
const LIST_BYTES = 16_384;
/** How long a checker may go by what it has read, and how long it is worth anything at all. */
const TTL_MS = 5 * 60_000;
const VALID_MS = 24 * 3_600_000;
/** The first place of a list is the highest bit of its first byte. */
const FIRST = 0b1000_0000;

type Entry = { id: string; type: string; statusPurpose: string; statusListIndex: string };

/**
 * Where a checker of the credential asks whether it was taken back, in the words of the W3C's Bitstring Status List. Each
 * certificate has a list of its own: a common one would tell how many there are and which of them were taken back.
 */
export function statusEntry(
  origin: string,
  certificateNumber: string,
): Entry & { statusListCredential: string } {
  const statusListCredential = statusAddress(origin, certificateNumber);
  return {
    id: `${statusListCredential}#0`,
    type: 'BitstringStatusListEntry',
    statusPurpose: 'revocation',
    statusListIndex: '0',
    statusListCredential,
  };
}

export type StatusFacts = {
  origin: string;
  issuerName: string;
  certificateNumber: string;
  created: Date;
  revoked: Date | null;
  now: Date;
};

/** [8.7] The list itself, a credential too: its one place says whether the certificate was taken back. */
export function statusList({ origin, issuerName, certificateNumber, created, revoked, now }: StatusFacts) {
  const id = statusAddress(origin, certificateNumber);
  const bits = Buffer.alloc(LIST_BYTES);
  bits[0] = revoked ? FIRST : 0;
  return {
    '@context': CREDENTIAL_CONTEXTS,
    id,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: { id: origin, name: issuerName },
    validFrom: instantText(revoked ?? created),
    validUntil: instantText(new Date(now.getTime() + VALID_MS)),
    credentialSubject: {
      id: `${id}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      ttl: TTL_MS,
      encodedList: `u${gzipSync(bits).toString('base64url')}`,
    },
  };
}

function statusAddress(origin: string, certificateNumber: string): string {
  return `${origin}${certificateFileAddress(certificateNumber, STATUS)}`;
}
