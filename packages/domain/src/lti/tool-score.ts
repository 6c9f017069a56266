import type { CourseNode } from '../activity/course-node';
import { mayGradeAttempt } from '../attempt/attempt-lifecycle';
import type { WorkflowState } from '../vocabulary';

/** How far the learner is, as a tool tells it. */
export const TOOL_ACTIVITY_PROGRESS = [
  'Initialized',
  'Started',
  'InProgress',
  'Submitted',
  'Completed',
] as const;
export type ToolActivityProgress = (typeof TOOL_ACTIVITY_PROGRESS)[number];

/** How far the grading is, as a tool tells it. */
export const TOOL_GRADING_PROGRESS = [
  'NotReady',
  'Failed',
  'Pending',
  'PendingManual',
  'FullyGraded',
] as const;
export type ToolGradingProgress = (typeof TOOL_GRADING_PROGRESS)[number];

export type ToolScore = {
  activityProgress: ToolActivityProgress;
  gradingProgress: ToolGradingProgress;
  scoreGiven: number | null;
  scoreMaximum: number | null;
};

/**
 * What a tool's score does to the attempt at its activity. `handedIn` waits for a grade where the course wants one,
 * `awaitsGrading` in any case, `completed` never.
 */
export type ToolScoreEffect =
  | { kind: 'underWay' | 'handedIn' | 'awaitsGrading' | 'completed' }
  | { kind: 'graded'; score: number; maxScore: number };

/** [4.3] Where a score takes the attempt: activity and grading progress together say it. */
export function toolScoreEffect(score: ToolScore): ToolScoreEffect {
  const isHandedIn = score.activityProgress === 'Submitted' || score.activityProgress === 'Completed';
  if (!isHandedIn) return { kind: 'underWay' };
  switch (score.gradingProgress) {
    case 'NotReady':
      return { kind: 'handedIn' };
    case 'Failed':
    case 'Pending':
    case 'PendingManual':
      return { kind: 'awaitsGrading' };
    case 'FullyGraded': {
      const { scoreGiven, scoreMaximum } = score;
      if (scoreGiven === null || scoreMaximum === null) return { kind: 'completed' };
      return { kind: 'graded', score: scoreGiven, maxScore: scoreMaximum };
    }
  }
}

/** [3.10] May the score of a group be taken over with this activity: a tool in a course, not begun before? */
export function mayJoinGroup({ part, outcome }: CourseNode): boolean {
  return part.type === 'lti' && part.partId !== null && outcome.workflow === null;
}

/** [4.3] Does an attempt still take scores from a tool? Once it is graded, nothing that comes later changes it. */
export function takesScores(state: WorkflowState): boolean {
  return state === 'inProgress' || mayGradeAttempt(state, 'tool');
}
