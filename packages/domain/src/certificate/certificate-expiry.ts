/** [8.7] Has the certificate run out? It has from the very instant of its date; without one it never does. */
export function isCertificateExpired(certificate: { expirationDate: Date | null }, now: Date): boolean {
  return certificate.expirationDate !== null && now >= certificate.expirationDate;
}
