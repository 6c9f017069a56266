/** What runs out within this time is worth a word beforehand. */
export const EXPIRES_SOON_MS = 60 * 24 * 60 * 60 * 1000;

/** [8.7] Has the certificate run out? It has from the very instant of its date; without one it never does. */
export function isCertificateExpired(certificate: { expirationDate: Date | null }, now: Date): boolean {
  return certificate.expirationDate !== null && now >= certificate.expirationDate;
}

/** [3.11] When a certificate given now runs out: the same day some months on, or the last day of a shorter month. */
export function expirationDateOf(issued: Date, validMonths: number | null): Date | null {
  if (validMonths === null) return null;
  const expires = new Date(issued);
  expires.setUTCDate(1);
  expires.setUTCMonth(expires.getUTCMonth() + validMonths);
  const lastDay = new Date(Date.UTC(expires.getUTCFullYear(), expires.getUTCMonth() + 1, 0)).getUTCDate();
  expires.setUTCDate(Math.min(issued.getUTCDate(), lastDay));
  return expires;
}
