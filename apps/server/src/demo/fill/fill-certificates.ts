import { issueCertificates } from '../../certificates/issue-certificates';
import type { Db } from '../../db/db';
import { revokeCertificate } from '../../store/certificates/certificate-drawing';
import { listCertificates } from '../../store/certificates/certificate-records';
import type { NewResult } from '../../store/setup/course-setup';
import type { DemoCourse } from '../demo-course';
import { demoId } from '../demo-id';

type Taken = { userId: string; course: DemoCourse };

/** What passes have earned: valid, expired, revoked, elsewhere, without marks, in Arabic, and two of one course. */
export async function fillCertificates(
  db: Db,
  tenantId: string,
  { busy, results, now }: { busy: readonly Taken[]; results: readonly NewResult[]; now: Date },
): Promise<void> {
  const certified = busy.filter(({ course }) => course.certificate);
  const aggregates = new Set(
    certified.map(({ userId, course }) => demoId(`aggregate ${course.code} ${userId}`)),
  );
  for (const { id, aggregateId, finished, passed, protectResults } of results) {
    if (!aggregates.has(aggregateId)) continue;
    const moment = { now: finished, newId: () => demoId(`certificate ${id}`) };
    await issueCertificates(db, { tenantId, recordId: id, passed, protectResults }, moment);
  }
  for (const { userId, course } of certified.filter((taken) => taken.course.isCertificateRevoked)) {
    const filter: [string, '=', string] = ['objectiveId', '=', demoId(`course ${course.code}`)];
    const { data } = await listCertificates(db, { tenantId, userId, now }, { filter });
    for (const { certificateNumber } of data)
      await revokeCertificate(db, { tenantId, certificateNumber, now });
  }
}
