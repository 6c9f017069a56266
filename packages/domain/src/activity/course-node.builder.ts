import type { ActivityAttempt, ActivityOutcome, CourseNode, CoursePart } from './course-node';

type Differs = Partial<CoursePart> &
  Partial<ActivityOutcome> &
  Partial<Pick<CourseNode, 'isGraded' | 'children'>>;

export const BEGUN = new Date('2026-03-01T12:00:00Z');

/** For tests: an activity in its place; each case states only what differs. */
export function coursePart(differs: Partial<CoursePart> = {}): CoursePart {
  return {
    partId: 'part',
    parentId: null,
    activityId: 'activity',
    axis: '1',
    order: 1,
    optional: false,
    scoreWeight: 1,
    needsGrading: false,
    requiresPrevious: false,
    passingScore: null,
    maxAttempts: null,
    constraint: null,
    name: 'Film',
    language: null,
    code: '',
    type: 'video',
    activityType: null,
    activityState: 'ready',
    proctored: false,
    supportReview: true,
    supportMobileView: true,
    duration: null,
    toolUrl: null,
    team: null,
    ...differs,
  };
}

/** For tests: an untouched, required, ready film; each case states only what differs. */
export function courseNode(differs: Differs = {}): CourseNode {
  const {
    workflow = null,
    normalizedScore = null,
    passed = null,
    isGraded,
    children = [],
    ...part
  } = differs;
  return {
    part: coursePart(part),
    outcome: { workflow, normalizedScore, passed },
    isGraded: isGraded ?? part.needsGrading ?? false,
    children,
  };
}

/** For tests: the root of a course with parts. */
export function courseRoot(...children: CourseNode[]): CourseNode {
  return courseNode({ partId: null, axis: '', type: 'composite', children });
}

/** For tests: a first try under way. */
export function activityAttempt(differs: Partial<ActivityAttempt> = {}): ActivityAttempt {
  return {
    id: 'workflow',
    state: 'inProgress',
    progress: 0.5,
    started: BEGUN,
    submitted: null,
    finished: null,
    attempts: 1,
    doneBefore: false,
    ...differs,
  };
}
