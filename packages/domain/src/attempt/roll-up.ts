import { counts } from '../tries/counted-activity';
import { exactScore } from '../grade/exact-score';
import { type GradingScale, gradeFor, isPassed } from '../grade/grading-scale';
import type { ActivityType, LifecycleState } from '../vocabulary';

/** [3.7] One activity of a course, with what the learner has done about it. */
export type TakenPart = {
  type: ActivityType;
  activityState: LifecycleState;
  optional: boolean;
  scoreWeight: number | null;
  duration: number | null;
  isFinished: boolean;
  /** One per attempt that has a score. */
  normalizedScores: readonly number[];
  children: readonly TakenPart[];
};

export type RolledUpResult = {
  progress: number;
  normalizedScore: number | null;
  score: number | null;
  maxScore: number | null;
  passed: boolean | null;
  grade: string | null;
};

/** [3.6] The result that an attempt would have if it ended now. */
export function rollUp(root: TakenPart, scale: GradingScale | null): RolledUpResult {
  const progress = rolledUpProgress(root);
  const normalizedScore = rolledUpScore(root);
  if (normalizedScore === null || scale === null) {
    return { progress, normalizedScore, score: null, maxScore: null, passed: null, grade: null };
  }
  return {
    progress,
    normalizedScore,
    score: exactScore(normalizedScore * scale.maxScore),
    maxScore: scale.maxScore,
    passed: isPassed(normalizedScore, scale),
    grade: gradeFor(normalizedScore, scale),
  };
}

/** [3.5] The finished share of the required activities that count, by duration where all of them have one. */
export function rolledUpProgress(root: TakenPart): number {
  const leaves = leavesOf(root, false);
  const required = leaves.filter((leaf) => !leaf.optional);
  // Where nothing is required, everything counts: a course must be able to get somewhere.
  const counted = required.length > 0 ? required : leaves;
  const byDuration = counted.every((leaf) => durationOf(leaf) > 0);
  return share(
    counted.map((leaf) => ({ weight: byDuration ? durationOf(leaf) : 1, value: leaf.isFinished ? 1 : 0 })),
  );
}

/** [3.6] The weighed mean of the best attempts; null when there is nothing to weigh. */
export function rolledUpScore(root: TakenPart): number | null {
  return scoreOf(root, false);
}

function scoreOf(part: TakenPart, underOptional: boolean): number | null {
  const optional = part.optional || underOptional;
  if (part.children.length === 0) return leafScore(part, optional);
  const scored = part.children.filter(counts).flatMap((child) => {
    const weight = weightOf(child);
    const value = weight > 0 ? scoreOf(child, optional) : null;
    return value === null ? [] : [{ weight, value }];
  });
  return scored.length === 0 ? null : share(scored);
}

/** Done without a score, such as a page that was read, says nothing; undone counts as nothing earned unless optional. */
function leafScore({ normalizedScores, isFinished }: TakenPart, optional: boolean): number | null {
  if (normalizedScores.length > 0) return Math.min(Math.max(...normalizedScores, 0), 1);
  return isFinished || optional ? null : 0;
}

function durationOf({ duration }: TakenPart): number {
  return duration ?? 0;
}

function weightOf({ scoreWeight }: TakenPart): number {
  return scoreWeight ?? 1;
}

/** [5.10] What lies below an optional activity is optional. */
function leavesOf(part: TakenPart, underOptional: boolean): TakenPart[] {
  const optional = part.optional || underOptional;
  if (part.children.length === 0) return [{ ...part, optional }];
  return part.children.filter(counts).flatMap((child) => leavesOf(child, optional));
}

function share(items: ReadonlyArray<{ weight: number; value: number }>): number {
  // Reading 62: nothing to do is done.
  if (items.length === 0) return 1;
  const whole = items.reduce((sum, item) => sum + item.weight, 0);
  return exactScore(items.reduce((sum, item) => sum + item.weight * item.value, 0) / whole);
}
