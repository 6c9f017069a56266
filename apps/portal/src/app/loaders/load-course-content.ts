import type { ObjectiveAccess } from '@lantern/contract/entities/objective-access';
import type { ActivityPart } from '@lantern/domain/activity/activity-part';
import { partAtPath } from '@lantern/domain/activity/activity-tree';
import {
  activityReviewPath,
  BASE_PATH,
  contentPartPath,
  detailsPath,
} from '@lantern/domain/course/course-paths';
import { lastWorkflow } from '@lantern/domain/enrollment/enrolled-course';
import { onlineManager } from '@tanstack/react-query';
import { notFound, redirect, rootRouteId } from '@tanstack/react-router';
import { isGuid } from '@lantern/domain/web/is-guid';
import {
  activityContentQuery,
  activityTreeQuery,
  type WholeTree,
  wholeTree,
} from '../../api/attempts/activities';
import { apiOf } from '../../api/transport/api-of';
import { isPassingFailure } from '../../api/transport/is-passing-failure';
import { objectiveAccessQuery } from '../../api/courses/courses';
import { findAttemptOfActivity } from '../../api/attempts/find-attempt-of-activity';
import { attemptInView, openedLast } from '../../api/courses/opened-last';
import { axisOfWorkflow } from '../../features/player/player-state/asked-axis';
import { firstContents, viewOf } from '../../features/player/player-state/view-of';
import type { RouterContext } from '../routes/router-context';
import { type CourseLoad, fetchCourse } from './load-course';

export type ContentVisit = CourseLoad & { location: { searchStr: string } };
type AttemptTree = { children: readonly ActivityPart[]; objectiveWorkflow: { id: string } };
type ActivityVisit = ContentVisit & { params: { activityPartAxis?: string } };
type ReviewVisit = ContentVisit & { params: { workflowId: string } };

/** [2.8] The course and its tree. What is known already is shown at once, and brought up to date by the page. */
export async function loadCourseContent(load: ContentVisit): Promise<void> {
  const course = await takenCourse(load);
  await knownTree(load, course);
}

/** [2.8] [4.28] What is in the activity that opens. The first view comes with it; later ones fetch it behind. */
export async function loadActivity(load: ActivityVisit): Promise<void> {
  const course = await takenCourse(load);
  const tree = await knownTree(load, course);
  if (!tree) return;
  await followPart(load, course, tree);
  await loadContents(load, tree, load.params.activityPartAxis ?? null);
}

async function loadContents({ context }: ContentVisit, tree: WholeTree, axis: string | null): Promise<void> {
  const { queryClient, facts } = context;
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

/** [2.9] The attempt at an activity, in the attempt at the course that it belongs to: earlier ones are looked back at. */
export async function loadActivityReview(load: ReviewVisit): Promise<void> {
  const course = await knownCourse(load);
  const last = lastWorkflow(course)?.id;
  if (last === undefined) throw notFound({ routeId: rootRouteId });
  const { objectiveId, workflowId } = load.params;
  const query = new URLSearchParams(load.location.searchStr);
  const shown = attemptInView(course, query);
  const tree = await knownTree(load, course);
  const axis = tree ? axisOfWorkflow(tree, workflowId) : undefined;
  if (tree && axis !== undefined && shown === last) return loadContents(load, tree, axis);

  const taken = await findAttemptOfActivity(load.context.queryClient, { objectiveId, workflowId });
  if (taken === null) throw notFound();
  if (taken === shown) return tree && axis !== undefined ? loadContents(load, tree, axis) : undefined;
  query.set('viewType', 'REVIEW');
  query.delete('objectiveWorkflowId');
  if (taken !== last) query.set('objectiveWorkflowId', taken);
  throw redirect({
    href: `${BASE_PATH}${activityReviewPath(objectiveId, workflowId)}?${query}`,
    replace: true,
  });
}

/** [4.24] Without an attempt there is nothing to open. */
async function takenCourse(load: ContentVisit): Promise<ObjectiveAccess> {
  const course = await knownCourse(load);
  if (lastWorkflow(course)) return course;
  throw redirect({ href: `${BASE_PATH}${detailsPath(load.params.objectiveId)}`, replace: true });
}

async function knownCourse(load: ContentVisit): Promise<ObjectiveAccess> {
  const { objectiveId } = load.params;
  const known = load.context.queryClient.getQueryState(objectiveAccessQuery(objectiveId).queryKey);
  // Without a connection nothing newer can be had, and nobody is kept waiting for it.
  const isCurrent = known && (!known.isInvalidated || !onlineManager.isOnline());
  return (isCurrent && known.data) || (await fetchCourse(load));
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
    (error: unknown) => {
      // Whether it is there is not known: the page says what is wrong, and asks again on request.
      if (isPassingFailure(error)) throw error;
      return undefined;
    },
  );
}
