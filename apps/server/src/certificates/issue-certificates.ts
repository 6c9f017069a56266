import { randomBytes } from 'node:crypto';
import { expirationDateOf } from '@lantern/domain/certificate/certificate-expiry';
import { mayIssueCertificate } from '@lantern/domain/certificate/certificate-issue';
import { CERTIFICATE_NUMBER_BYTES, certificateNumber } from '@lantern/domain/certificate/certificate-number';
import { DEFAULT_LOCALE, localeOfTag } from '@lantern/domain/display/locales';
import { personName } from '@lantern/domain/display/person-name';
import type { Db } from '../db/db';
import {
  type CertificateOffer,
  type NewCertificate,
  insertCertificates,
  listCertificateOffers,
} from '../store/certificates/certificate-issuing';
import { calendarDay } from '../texts/calendar-day';

export type EarnedResult = {
  tenantId: string;
  recordId: string;
  passed: boolean | null;
  protectResults: boolean;
};

/** [3.11] [4.6] Gives what a result has earned, in the transaction that writes the result; answers the numbers. */
export async function issueCertificates(
  tx: Db,
  { tenantId, recordId, passed, protectResults }: EarnedResult,
  { now, newId }: { now: Date; newId: () => string },
): Promise<string[]> {
  if (!passed || protectResults) return [];
  const offers = await listCertificateOffers(tx, tenantId, recordId);
  const earned = offers.filter((offer) => mayIssueCertificate({ ...offer, passed, protectResults }));
  if (earned.length === 0) return [];
  const certificates = earned.map((offer) => newCertificate(offer, { id: newId(), recordId, now }));
  await insertCertificates(tx, tenantId, certificates);
  return certificates.map((certificate) => certificate.certificateNumber);
}

function newCertificate(
  offer: CertificateOffer,
  { id, recordId, now }: { id: string; recordId: string; now: Date },
): NewCertificate {
  const expirationDate = expirationDateOf(now, offer.validMonths);
  return {
    id,
    certificateNumber: newCertificateNumber(),
    templateId: offer.templateId,
    recordId,
    learnerName: personName(offer),
    locale: (offer.locale && localeOfTag(offer.locale)) ?? DEFAULT_LOCALE,
    created: now,
    expirationDate,
    issuedOn: calendarDay(now, offer.timezone),
    expiresOn: expirationDate && calendarDay(expirationDate, offer.timezone),
  };
}

export function newCertificateNumber(): string {
  return certificateNumber(randomBytes(CERTIFICATE_NUMBER_BYTES));
}
