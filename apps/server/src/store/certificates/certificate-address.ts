/** The files that belong to a certificate, as their addresses end. */
export const CERTIFICATE_FILES = {
  pdf: 'certificate.pdf',
  png: 'certificate.png',
  thumbnail: 'thumbnail.png',
  card: 'card.png',
  credential: 'credential.jwt',
} as const;

const FOLDER = '/api/lms-storage/v1/certificates';
/** The credential in the envelope that JSON readers know. */
export const ENVELOPE = 'credential.json';
/** The badge's picture with the credential inside. */
export const BAKED = 'badge.png';
/** Whether the credential still stands, for those who check it elsewhere. */
export const STATUS = 'status.jwt';
export const CERTIFICATE_FILE_ROUTE = `${FOLDER}/:number/:file`;

export function certificateFileAddress(certificateNumber: string, file: string): string {
  return `${FOLDER}/${certificateNumber}/${file}`;
}

/** [2.16] Where everybody can check it. */
export function publicCertificateAddress(origin: string, certificateNumber: string): string {
  return `${origin}/learn/certificate/${certificateNumber}`;
}
