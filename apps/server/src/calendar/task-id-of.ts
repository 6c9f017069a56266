import { type HasWorkflow, lastWorkflow } from '@lantern/domain/enrollment/enrolled-course';

/** Whoever takes the course once more has all of it to do again. */
export function taskIdOf(
  course: { id: string } & HasWorkflow<{ id: string }>,
  activity: { partId: string } | null,
): string {
  return [course.id, activity?.partId ?? 'course', lastWorkflow(course)?.id ?? 'new'].join('.');
}
