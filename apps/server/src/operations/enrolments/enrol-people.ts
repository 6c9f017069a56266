import { notify } from '../../notifications/notify';
import {
  type EnrolmentsWritten,
  listNewEnrolments,
  upsertEnrolments,
  type WrittenEnrolment,
} from '../../store/operator/enrolment-admin';
import type { OperationContext } from '../operation';

/** Writes enrolments, notes whose, and tells those who are new in their courses, where the tenant wants that. */
export async function enrolPeople(
  { db, tenantId, now, touched }: OperationContext,
  enrolments: readonly WrittenEnrolment[],
): Promise<EnrolmentsWritten> {
  const { counts, userIds } = await upsertEnrolments(db, tenantId, enrolments);
  for (const id of userIds) touched.add(id);
  if (counts.added === 0) return counts;
  const accessIds = enrolments.map(({ accessId }) => accessId);
  const added = await listNewEnrolments(db, tenantId, accessIds);
  const courses = new Map(added.map(({ objectiveId, courseName }) => [objectiveId, courseName]));
  for (const [objectiveId, courseName] of courses) {
    await notify(db, tenantId, {
      kind: 'enrolment',
      recipients: added.filter((one) => one.objectiveId === objectiveId).map(({ userId }) => userId),
      about: objectiveId,
      courseId: objectiveId,
      facts: { title: courseName },
      path: `/learn/courses/redirect/${objectiveId}`,
      now,
    });
  }
  return counts;
}
