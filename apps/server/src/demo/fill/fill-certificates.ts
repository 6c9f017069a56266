import { issueCertificates } from '../../certificates/issue-certificates';
import type { Db } from '../../db/db';
import { revokeCertificate } from '../../store/certificates/certificate-drawing';
import { listCertificates } from '../../store/certificates/certificate-records';
import type { NewResult } from '../../store/setup/course-setup';
import { demoId } from '../demo-id';

type Certified = { userId: string; code: string; isCertificateRevoked?: boolean };

/** What passes have earned: valid, expired, revoked, elsewhere, without marks, in Arabic, and two of one course. */
export async function fillCertificates(
  db: Db,
  tenantId: string,
  { certified, results, now }: { certified: readonly Certified[]; results: readonly NewResult[]; now: Date },
): Promise<void> {
  const aggregates = new Set(certified.map(({ userId, code }) => demoId(`aggregate ${code} ${userId}`)));
  for (const { id, aggregateId, finished, passed, protectResults } of results) {
    if (!aggregates.has(aggregateId)) continue;
    const moment = { now: finished, newId: () => demoId(`certificate ${id}`) };
    await issueCertificates(db, { tenantId, recordId: id, passed, protectResults }, moment);
  }
  for (const { userId, code } of certified.filter(({ isCertificateRevoked }) => isCertificateRevoked)) {
    const filter: [string, '=', string] = ['objectiveId', '=', demoId(`course ${code}`)];
    const { data } = await listCertificates(db, { tenantId, userId, now }, { filter });
    for (const { certificateNumber } of data)
      await revokeCertificate(db, { tenantId, certificateNumber, now });
  }
}
