import { allParts } from '@lantern/domain/activity/activity-tree';
import { BASE_PATH, contentPartPath, contentPath } from '@lantern/domain/course/course-paths';
import { lastWorkflow } from '@lantern/domain/enrollment/enrolled-course';
import type { ToolReturnPlace } from '@lantern/domain/lti/tool-return';
import type { QueryClient } from '@tanstack/react-query';
import { activityTreeQuery, wholeTree } from '../../api/attempts/activities';
import { objectiveAccessQuery } from '../../api/courses/courses';

/** `isTool`: the tool's own activity, which does not open the tool again at once. */
export type WayBack = { path: string; isTool: boolean };

const TO_COURSES: WayBack = { path: `${BASE_PATH}/courses`, isTool: false };

/** [2.18] The very activity, or the end of the course when that was all; where that is not known the course; where that is not known either, My courses. */
export async function wayBack(client: QueryClient, place: ToolReturnPlace | null): Promise<WayBack> {
  if (!place) return TO_COURSES;
  const { objectiveId } = place;
  try {
    const course = await client.fetchQuery({ ...objectiveAccessQuery(objectiveId), staleTime: 0 });
    const attempt = lastWorkflow(course);
    if (!attempt) return TO_COURSES;
    const content = `${BASE_PATH}${contentPath(objectiveId)}`;
    if (attempt.state !== 'inProgress') return { path: `${content}?viewType=END`, isTool: false };
    const axis = await axisOf(client, attempt.id, place);
    if (axis) return { path: `${BASE_PATH}${contentPartPath(objectiveId, axis)}`, isTool: true };
    return { path: content, isTool: course.objective.type === 'lti' };
  } catch {
    return TO_COURSES;
  }
}

/** By the part that the address names, or by the attempt at it; the course itself has none. */
async function axisOf(
  client: QueryClient,
  objectiveWorkflowId: string,
  { activityPathId, activityWorkflowId }: ToolReturnPlace,
): Promise<string | null> {
  if (activityPathId === null && activityWorkflowId === null) return null;
  const tree = await client.fetchQuery({ ...activityTreeQuery(objectiveWorkflowId), staleTime: 0 });
  const part = allParts(wholeTree(tree).children).find(
    ({ id, childActivity }) =>
      id === activityPathId ||
      (activityWorkflowId !== null &&
        childActivity.activityWorkflowAggregate?.lastActivityWorkflow.id === activityWorkflowId),
  );
  return part?.axis ?? null;
}
