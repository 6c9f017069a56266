import type { CourseNode } from '../activity/course-node';
import { type GradingScale, isPassed } from '../grade/grading-scale';
import { clampProgress } from '../grade/percent';
import { exactScore } from '../grade/points';

/** [8.8] What one try at an activity came to, the best or not. */
export type TryScore = {
  activityWorkflowId: string;
  number: number;
  score: number;
  maxScore: number;
  normalizedScore: number;
  passed: boolean | null;
};

export type GivenPoints = {
  activityWorkflowId: string;
  score: number;
  maxScore: number;
  /** [8.8] Null: the one under way. */
  tryNumber?: number | null;
};

/** [3.6] [8.8] What a try at an activity is worth: the activity's own minimum decides first, else the course's scale. */
export function tryScore(
  { part: { passingScore }, outcome: { workflow } }: CourseNode,
  { activityWorkflowId, maxScore, score: given, tryNumber = null }: GivenPoints,
  scale: GradingScale | null,
): TryScore {
  const score = exactScore(given);
  const normalizedScore = exactScore(clampProgress(score / maxScore));
  const byScale = scale && isPassed(normalizedScore, scale);
  const passed = passingScore === null ? byScale : normalizedScore >= passingScore;
  const number = tryNumber ?? workflow?.attempts ?? 1;
  // A sum of points of a tool's strays too.
  return {
    activityWorkflowId,
    number,
    score,
    maxScore: exactScore(maxScore) || maxScore,
    normalizedScore,
    passed,
  };
}

export type CountedScore = Omit<TryScore, 'number'> & { partId: string | null };

/** [8.8] Reading 63: what counts of it: of several tries the best, so null where an earlier one was better. */
export function countedScore(
  { part: { partId }, outcome }: CourseNode,
  { number: _number, ...tried }: TryScore,
): CountedScore | null {
  const isSecond = (outcome.workflow?.attempts ?? 1) > 1;
  const best = outcome.normalizedScore;
  return isSecond && best !== null && best > tried.normalizedScore ? null : { partId, ...tried };
}

/** A try as it stands, with a score or without. */
type EarlierTry = Pick<TryScore, 'number' | 'passed'> & {
  score: number | null;
  maxScore: number | null;
  normalizedScore: number | null;
};

/** [8.8] The same when a try gets another score than it had: the best of all of them, whatever counted before. */
export function correctedScore(
  { part: { partId } }: CourseNode,
  { number, ...tried }: TryScore,
  tries: readonly EarlierTry[],
): CountedScore {
  const { activityWorkflowId } = tried;
  return tries.reduce<CountedScore>(
    (best, { number: other, score, maxScore, normalizedScore, passed }) =>
      other === number ||
      score === null ||
      maxScore === null ||
      (normalizedScore ?? 0) <= best.normalizedScore
        ? best
        : { partId, activityWorkflowId, score, maxScore, normalizedScore: normalizedScore ?? 0, passed },
    { partId, ...tried },
  );
}
