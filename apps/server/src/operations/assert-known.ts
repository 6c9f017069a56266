import { listCourses } from '../store/operator/course-admin';
import { type OperationContext, OperationRefusal } from './operation';
import { knownPerson } from './people/known-person';

/** Of a course or person that something is asked of: a mistyped one is told, not taken for one without results. */
export async function assertKnown(
  context: Pick<OperationContext, 'db' | 'tenantId'>,
  { course, email }: { course: string | null; email: string | null },
): Promise<void> {
  if (email !== null) await knownPerson(context, email);
  if (course === null) return;
  const courses = await listCourses(context.db, context.tenantId, course);
  if (courses.length === 0) throw new OperationRefusal(`There is no course "${course}".`);
}
