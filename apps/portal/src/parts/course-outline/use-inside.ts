import type { ObjectiveAccess } from '@lantern/contract/entities/objective-access';
import type { ActivityPart } from '@lantern/domain/activity/activity-part';
import { isInContents } from '@lantern/domain/contents/table-of-contents';
import { isCourseOpen } from '@lantern/domain/course/course-closure';
import { contentPartPath } from '@lantern/domain/course/course-paths';
import { lastWorkflow } from '@lantern/domain/enrollment/enrolled-course';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { activityTreeQuery, courseOutlineQuery, type WholeTree } from '../../api/attempts/activities';
import { refetchTrees } from '../../api/attempts/activity-work';
import { openedLast } from '../../api/courses/opened-last';
import { type ContentsCourse, listedCourse, NOT_BEGUN } from '../table-of-contents/listed-course';

/** The activities of a course, and what its last attempt makes of them. */
export type CourseInside = {
  attemptId: string;
  parts: readonly ActivityPart[];
  /** The axis of the activity opened last; null for none, and where nothing can be gone on with. */
  openedLast: string | null;
  course: ContentsCourse;
  /** Null while the course is not begun, and where it is closed. */
  pathOf: ((axis: string) => string) | null;
};

/** Awaited until the server has answered; nothing where there is nothing to see, or it cannot be had. */
export function useInside(course: ObjectiveAccess, now: Date): CourseInside | 'awaited' | 'nothing' {
  const client = useQueryClient();
  const { id: objectiveId, state, activity } = course.objective;
  const attemptId = lastWorkflow(course)?.id ?? '';
  const isBegun = attemptId !== '';
  const isAsked = activity.childrenCount > 0 && isCourseOpen(state);
  const tree = useQuery({ ...activityTreeQuery(attemptId), enabled: isAsked && isBegun });
  const outline = useQuery({ ...courseOutlineQuery(objectiveId), enabled: isAsked && !isBegun });
  useFreshTree(course.objectiveWorkflowAggregate?.version ?? null);
  const { data: begun } = tree;
  const { data: plain } = outline;
  const inside = useMemo(() => {
    if (begun) {
      return {
        parts: begun.children,
        openedLast: isUnderWay(begun) ? openedLast(client, begun.objectiveWorkflow) : null,
        course: listedCourse(course, begun, now),
        pathOf: (axis: string) =>
          `${contentPartPath(objectiveId, axis)}${isUnderWay(begun) ? '' : '?viewType=REVIEW'}`,
      };
    }
    return plain ? { parts: plain, openedLast: null, course: NOT_BEGUN, pathOf: null } : null;
  }, [begun, plain, client, course, now, objectiveId]);
  if (!isAsked) return 'nothing';
  if (!inside) return tree.isError || outline.isError ? 'nothing' : 'awaited';
  const parts = inside.parts.filter(isInContents);
  return parts.length > 0 ? { ...inside, parts, attemptId } : 'nothing';
}

/** What a grader or another device has changed shows here as well. */
function useFreshTree(version: number | null): void {
  const client = useQueryClient();
  const seen = useRef(version);
  useEffect(() => {
    if (seen.current !== version) void refetchTrees(client);
    seen.current = version;
  }, [client, version]);
}

function isUnderWay({ objectiveWorkflow }: WholeTree): boolean {
  return objectiveWorkflow.state === 'inProgress';
}
