import { type ListedCourse, listCourses } from '../../store/operator/course-admin';
import { type OperationContext, OperationRefusal } from '../operation';

/** The course that an operator calls by its code. */
export async function oneCourse({ db, tenantId }: OperationContext, code: string): Promise<ListedCourse> {
  const [course, ...others] = await listCourses(db, tenantId, code);
  if (!course) throw new OperationRefusal(`There is no course "${code}".`);
  if (others.length > 0) throw new OperationRefusal(`Several courses have the code "${code}".`);
  return course;
}
