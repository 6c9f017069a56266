import type { ObjectiveAccess } from '@lantern/contract/entities/objective-access';
import type { ActivityPart } from '@lantern/domain/activity/activity-part';
import { partAtPath } from '@lantern/domain/activity/activity-tree';
import { BASE_PATH, contentPartPath, detailsPath } from '@lantern/domain/course/course-paths';
import { lastWorkflow } from '@lantern/domain/course/enrolled-course';
import { notFound, redirect } from '@tanstack/react-router';
import { activityContentQuery, activityTreeQuery, type WholeTree, wholeTree } from '../../api/activities';
import { apiOf } from '../../api/api-of';
import { objectiveAccessQuery } from '../../api/courses';
import { openedLast } from '../../api/opened-last';
import { firstContents, viewOf } from '../../features/course-content/view-of';
import { isGuid } from '../../lib/is-guid';
import { attemptInView } from '../../lib/attempt-in-view';
import type { RouterContext } from '../router-context';
import { type CourseLoad, fetchCourse } from './load-course';

export type ContentVisit = CourseLoad & { location: { searchStr: string } };
type AttemptTree = { children: readonly ActivityPart[]; objectiveWorkflow: { id: string } };
type ActivityVisit = ContentVisit & { params: { activityPartAxis?: string } };

/** [2.8] The course and its tree. What is known already is shown at once, and brought up to date by the page. */
export async function loadCourseContent(load: ContentVisit): Promise<void> {
  const course = await knownCourse(load);
  await knownTree(load, course);
}

/** [2.8] [4.28] What is in the activity that opens. The first view comes with it; later ones fetch it behind. */
export async function loadActivity(load: ActivityVisit): Promise<void> {
  const course = await knownCourse(load);
  const tree = await knownTree(load, course);
  if (!tree) return;
  await followPart(load, course, tree);
  const axis = load.params.activityPartAxis ?? null;
  const { queryClient, facts } = load.context;
  const last = openedLast(queryClient, tree.objectiveWorkflow);
  const view = viewOf(tree, { axis, openedLast: last, now: facts.now });
  // The page says so itself, beside the contents; this is for the status of the answer.
  if (view.kind === 'notFound') throw notFound();
  const contents = Promise.all(
    firstContents(tree, view, facts.now).map((activityPathId) =>
      queryClient.prefetchQuery(activityContentQuery(tree.objectiveWorkflow.id, activityPathId)),
    ),
  );
  if (import.meta.env.SSR) await contents;
}

/** [4.24] Without an attempt there is nothing to open. */
async function knownCourse(load: ContentVisit): Promise<ObjectiveAccess> {
  const { objectiveId } = load.params;
  const known = load.context.queryClient.getQueryState(objectiveAccessQuery(objectiveId).queryKey);
  const isCurrent = known && !known.isInvalidated;
  const course = (isCurrent && known.data) || (await fetchCourse(load));
  if (!lastWorkflow(course))
    throw redirect({ href: `${BASE_PATH}${detailsPath(objectiveId)}`, replace: true });
  return course;
}

/** [4.30] A tree that cannot be fetched is no reason to leave: the page asks for it again. */
async function knownTree(load: ContentVisit, course: ObjectiveAccess): Promise<WholeTree | null> {
  const id = attemptInView(course, new URLSearchParams(load.location.searchStr));
  if (id === null) return null;
  const { queryClient }: RouterContext = load.context;
  return queryClient.ensureQueryData(activityTreeQuery(id)).then(wholeTree, () => null);
}

/** [4.24] An address that names an activity instead of its place leads to its place. */
async function followPart(visit: ContentVisit, course: ObjectiveAccess, tree: AttemptTree): Promise<void> {
  const query = new URLSearchParams(visit.location.searchStr);
  const activityPathId = query.get('activityPathId');
  const activityId = query.get('activityId');
  if (activityPathId === null && activityId === null) return;
  const axis =
    activityId === null
      ? partAtPath(tree.children, activityPathId ?? '')?.axis
      : await axisOf(visit, tree.objectiveWorkflow.id, activityId);
  if (axis === undefined) throw notFound();
  query.delete('activityPathId');
  query.delete('activityId');
  const kept = query.size > 0 ? `?${query}` : '';
  throw redirect({
    href: `${BASE_PATH}${contentPartPath(course.objective.id, axis)}${kept}`,
    replace: true,
  });
}

async function axisOf(
  { context }: ContentVisit,
  objectiveWorkflowId: string,
  activityId: string,
): Promise<string | undefined> {
  if (!isGuid(activityId)) return undefined;
  const { getActivityWorkflowAggregate } = await import(
    '@lantern/contract/activities/get-activity-workflow-aggregate'
  );
  return apiOf(context.queryClient)(getActivityWorkflowAggregate, {
    params: { objectiveWorkflowId, activityId },
  }).then(
    ({ axis }) => axis,
    () => undefined,
  );
}
