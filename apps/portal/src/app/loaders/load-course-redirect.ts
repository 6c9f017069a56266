import type { ObjectiveAccess } from '@lantern/contract/entities/objective-access';
import { courseOpenTarget } from '@lantern/domain/course/course-open-target';
import { BASE_PATH, contentPath } from '@lantern/domain/course/course-paths';
import { redirect } from '@tanstack/react-router';
import { type CourseLoad, fetchCourse } from './load-course';

type RedirectLoad = CourseLoad & { location: { searchStr: string } };

/** [2.6] What only this address reads; the course is named by the path (reading 37). */
const OWN_KEYS = ['objectiveId', 'activityId', 'activityPathId', 'inProctoringIframe'];

/** [2.6] [4.24] Nobody stays here: the address leads into the course. */
export async function openCourse(load: RedirectLoad): Promise<never> {
  const course = await fetchCourse(load);
  const query = new URLSearchParams(load.location.searchStr);
  throw redirect({ href: `${BASE_PATH}${pathInto(course, query)}`, replace: true });
}

function pathInto(course: ObjectiveAccess, query: URLSearchParams): string {
  const request = {
    activityId: query.get('activityId'),
    activityPathId: query.get('activityPathId'),
    inProctoringIframe: query.has('inProctoringIframe'),
  };
  const target = courseOpenTarget(course, { request, parts: [] });
  if (target.kind === 'go') return withQuery(target.path, query, OWN_KEYS);
  // Which activity is meant only the tree can say, and that comes with the content.
  return withQuery(contentPath(course.objective.id), query, ['objectiveId']);
}

function withQuery(path: string, query: URLSearchParams, dropped: readonly string[]): string {
  const kept = new URLSearchParams([...query].filter(([key]) => !dropped.includes(key))).toString();
  if (!kept) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${kept}`;
}
