import type { ActivityType } from '../vocabulary';
import { contentPartPath, contentPath, detailsPath, proctoredPath } from './course-paths';
import { type HasWorkflow, lastWorkflow } from '../enrollment/enrolled-course';

/** [3.7] What the redirect needs of a node of the activity tree. */
export type AddressedPart = {
  axis: string;
  activityPathId: string;
  childActivity: { id: string; children?: readonly AddressedPart[] | null };
};

/** [2.6] What the redirect page reads from its address. */
export type CourseOpenRequest = {
  activityId: string | null;
  activityPathId: string | null;
  inProctoringIframe: boolean;
};

export type CourseOpenTarget = { kind: 'go'; path: string } | { kind: 'activityNotFound' };

type OpenedCourse = HasWorkflow<object> & { objective: { id: string; type: ActivityType } };

/** [4.24] Where opening a course leads; an activity that is not in the tree is a failure for the caller to handle. */
export function courseOpenTarget(
  course: OpenedCourse,
  { request, parts }: { request: CourseOpenRequest; parts: readonly AddressedPart[] },
): CourseOpenTarget {
  const { id, type } = course.objective;
  if (lastWorkflow(course) === null) return go(detailsPath(id));

  const { activityId, activityPathId, inProctoringIframe } = request;
  if (activityPathId && inProctoringIframe) return go(proctoredPath(id, activityPathId));
  if (type !== 'composite' || !(activityId || activityPathId)) return go(contentPath(id));

  const part = findPart(parts, (candidate) =>
    activityId ? candidate.childActivity.id === activityId : candidate.activityPathId === activityPathId,
  );
  return part ? go(contentPartPath(id, part.axis)) : { kind: 'activityNotFound' };
}

function findPart(
  parts: readonly AddressedPart[],
  isWanted: (part: AddressedPart) => boolean,
): AddressedPart | null {
  for (const part of parts) {
    const found = isWanted(part) ? part : findPart(part.childActivity.children ?? [], isWanted);
    if (found) return found;
  }
  return null;
}

function go(path: string): CourseOpenTarget {
  return { kind: 'go', path };
}
