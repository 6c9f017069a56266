import type { CourseNode } from '../activity/course-node';

/** [3.10] May the score of a group be taken over with this activity: a tool in a course, not begun before? */
export function mayJoinGroup({ part, outcome }: CourseNode): boolean {
  return part.type === 'lti' && part.partId !== null && outcome.workflow === null;
}
