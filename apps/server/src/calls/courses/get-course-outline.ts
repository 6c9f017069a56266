import { getCourseOutline } from '@lantern/contract/courses/get-course-outline';
import type { ActivityPart } from '@lantern/domain/activity/activity-part';
import { ProblemError } from '@lantern/contract/problem-error';
import { activityParts } from '@lantern/domain/contents/activity-part-of';
import { isCourseOpen } from '@lantern/domain/course/course-closure';
import { call } from '../../http/served-call';
import { attemptedCourse } from '../../store/attempts/attempt-outcomes';
import { findObjectiveAccess } from '../../store/courses/objective-accesses';
import { outlineIn } from '../../store/courses/course-outline';
import { readObjectiveOutline } from '../../store/courses/objective-outline';

export const handleGetCourseOutline = call(getCourseOutline, async ({ params }, { db, learner, tenant }) => {
  const access = await findObjectiveAccess(db, learner, params.objectiveId);
  if (!access) throw new ProblemError('notFound');
  if (!isCourseOpen(access.objective.state)) return { children: [] };
  const read = await readObjectiveOutline(db, tenant.id, params.objectiveId);
  const outline = outlineIn(read, learner.locale);
  return { children: activityParts(attemptedCourse(outline, null)).map(withoutTool) };
});

/** Where a tool lives is for those who have begun. */
function withoutTool(part: ActivityPart): ActivityPart {
  const { childActivity } = part;
  return {
    ...part,
    toolUrl: null,
    childActivity: { ...childActivity, children: childActivity.children.map(withoutTool) },
  };
}
