import type { ErrorComponentProps } from '@tanstack/react-router';
import { ListFailed } from '../../parts/course-list/view/list-failed';
import { ListSkeleton } from '../../parts/course-list/view/list-skeleton';
import { useCoursesTitle } from '../../parts/page-title/use-courses-title';

export function CoursesPending() {
  return <ListSkeleton title={useCoursesTitle()} narrow="rows" />;
}

export function CoursesFailed({ error }: ErrorComponentProps) {
  return <ListFailed title={useCoursesTitle()} error={error} />;
}
