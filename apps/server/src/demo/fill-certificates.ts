import { issueCertificates } from '../certificates/issue-certificates';
import type { Db } from '../db/db';
import { revokeCertificate } from '../store/certificate-drawing';
import { listCertificates } from '../store/certificate-records';
import type { NewResult } from '../store/course-setup';
import { BUSY_COURSES } from './busy-courses-data';
import { demoId } from './demo-id';
import { DEMO_PEOPLE } from './demo-people';

/** What Ada's passes have earned her: valid, expired, revoked, elsewhere, without marks, and two of one course. */
export async function fillCertificates(
  db: Db,
  tenantId: string,
  { results, now }: { results: readonly NewResult[]; now: Date },
): Promise<void> {
  const userId = DEMO_PEOPLE.ada.id;
  const certified = BUSY_COURSES.filter(({ certificate }) => certificate);
  const aggregates = new Set(certified.map(({ code }) => demoId(`aggregate ${code} ${userId}`)));
  for (const { id, aggregateId, finished, passed, protectResults } of results) {
    if (!aggregates.has(aggregateId)) continue;
    const moment = { now: finished, newId: () => demoId(`certificate ${id}`) };
    await issueCertificates(db, { tenantId, recordId: id, passed, protectResults }, moment);
  }
  for (const { code } of certified.filter(({ isCertificateRevoked }) => isCertificateRevoked)) {
    const filter: [string, '=', string] = ['objectiveId', '=', demoId(`course ${code}`)];
    const { data } = await listCertificates(db, { tenantId, userId, now }, { filter });
    for (const { certificateNumber } of data)
      await revokeCertificate(db, { tenantId, certificateNumber, now });
  }
}
