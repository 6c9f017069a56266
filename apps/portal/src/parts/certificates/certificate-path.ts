/** [2.16] Where everybody can check it. */
export function publicCertificatePath(certificateNumber: string): string {
  return `/certificate/${certificateNumber}`;
}
