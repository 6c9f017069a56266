import type { ObjectiveAccess } from '@lantern/contract/entities/objective-access';
import type { ActivityPart } from '@lantern/domain/activity/activity-part';
import { nextRefresh } from '@lantern/domain/activity/next-refresh';
import { readingOrder } from '@lantern/domain/contents/reading-order';
import { isCourseOpen } from '@lantern/domain/course/course-closure';
import { lastWorkflow } from '@lantern/domain/enrollment/enrolled-course';
import { gradeRevealTime } from '@lantern/domain/grade/grade-reveal';
import { FULL_TREE_RETRY_MS } from '@lantern/domain/limits';
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo } from 'react';
import { activityTreeQuery, type WholeTree } from '../../../api/attempts/activities';
import { refetchCourse } from '../../../api/attempts/activity-work';
import { objectiveAccessQuery } from '../../../api/courses/courses';
import { attemptInView, openedLast } from '../../../api/courses/opened-last';
import { outboxOf } from '../../../api/outbox/outbox-of';
import { onNewsFromTabs } from '../../../lib/storage/tab-news';
import { useTurningNow } from '../../../lib/time/use-turning-now';
import { useAttemptWatch } from '../../../parts/attempt-watch/use-attempt-watch';
import { useSearchText } from '../../../lib/page/use-search-text';
import { type ContentsCourse, listedCourse, NOT_BEGUN } from '../../../parts/table-of-contents/listed-course';

/** A course that is open, with everything that its pages say. */
export type Player = {
  course: ObjectiveAccess;
  /** Null while it cannot be had. */
  tree: WholeTree | null;
  /** 0 to 1: the tree's; while that cannot be had, what the course knows. */
  progress: number;
  now: Date;
  objectiveWorkflowId: string;
  order: readonly ActivityPart[];
  completion: ContentsCourse;
  /** [4.28] The axis of the activity that the learner was in last; null for none. */
  openedLast: string | null;
  /** [2.9] Looked back at: nothing is begun or finished. */
  isReview: boolean;
  canWork: boolean;
};

/** [4.30] The course and its tree, true by themselves: when a date passes, after sleep, when another tab, device or grader has news. */
export function usePlayer(): Player {
  const { objectiveId = '' } = useParams({ strict: false });
  const query = new URLSearchParams(useSearchText());
  const client = useQueryClient();
  const { data: course } = useSuspenseQuery({
    ...objectiveAccessQuery(objectiveId),
    refetchOnWindowFocus: 'always',
  });
  useAttemptWatch(course);
  const objectiveWorkflowId = attemptInView(course, query) ?? '';
  const { data: tree = null } = useQuery({
    ...activityTreeQuery(objectiveWorkflowId),
    enabled: objectiveWorkflowId !== '',
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (state.status === 'error' ? FULL_TREE_RETRY_MS : false),
  });
  useEffect(() => onNewsFromTabs(() => void refetchCourse(client)), [client]);
  useEffect(() => {
    const { state } = outboxOf(client);
    // What was done without a connection has reached the server.
    return state.subscribe(() => state.get() === 'saved' && void refetchCourse(client));
  }, [client]);
  const reviewFrom = gradeRevealTime(course);
  const turningPoint = useCallback(
    (at: Date) => nextRefresh(tree?.children ?? [], at, reviewFrom),
    [tree, reviewFrom],
  );
  const now = useTurningNow({
    turningPoint,
    onTurn: () => void refetchCourse(client),
  });
  const order = useMemo(() => readingOrder(tree?.children ?? []), [tree]);
  const completion = useMemo(() => (tree ? listedCourse(course, tree, now) : NOT_BEGUN), [course, tree, now]);
  const isReview = query.get('viewType') === 'REVIEW' || query.has('objectiveWorkflowId');
  const lastAxis = tree && openedLast(client, tree.objectiveWorkflow);
  // The same for as long as it says the same: another activity is opened without drawing what stands around it.
  return useMemo(
    () => ({
      course,
      tree,
      progress: (tree?.objectiveWorkflow ?? lastWorkflow(course))?.progress ?? 0,
      now,
      objectiveWorkflowId,
      order,
      openedLast: lastAxis,
      completion,
      isReview,
      canWork:
        !isReview && tree?.objectiveWorkflow.state === 'inProgress' && isCourseOpen(course.objective.state),
    }),
    [course, tree, now, objectiveWorkflowId, order, lastAxis, completion, isReview],
  );
}
