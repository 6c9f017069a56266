import { counts } from '../activity/counted-activity';
import { type WorkedOn, isDone } from '../activity/is-done';
import { type GradingScale, gradeFor, isPassed } from '../grade/grading-scale';
import { exactScore } from '../grade/points';
import type { ActivityType, LifecycleState } from '../vocabulary';

/** [3.7] A node of a course, as far as progress and score go. */
export type RolledUpNode = {
  part: {
    type: ActivityType;
    activityState: LifecycleState;
    optional: boolean;
    scoreWeight: number | null;
    duration: number | null;
  };
  outcome: { workflow: WorkedOn | null; normalizedScore: number | null };
  children: readonly RolledUpNode[];
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
export function rollUp(root: RolledUpNode, scale: GradingScale | null): RolledUpResult {
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
export function rolledUpProgress(root: RolledUpNode): number {
  const leaves = leavesOf(root, false);
  const required = leaves.filter(({ optional }) => !optional);
  // Where nothing is required, everything counts: a course must be able to get somewhere.
  const counted = required.length > 0 ? required : leaves;
  const byDuration = counted.every(({ duration }) => duration > 0);
  return share(
    counted.map(({ duration, isFinished }) => ({
      weight: byDuration ? duration : 1,
      value: isFinished ? 1 : 0,
    })),
  );
}

/** [3.6] The weighed mean of the best tries; null when there is nothing to weigh. */
function rolledUpScore(root: RolledUpNode): number | null {
  return scoreOf(root, false);
}

function scoreOf({ part, outcome, children }: RolledUpNode, underOptional: boolean): number | null {
  const optional = part.optional || underOptional;
  if (children.length === 0) return leafScore(outcome, optional);
  const scored = children.filter(counts).flatMap((child) => {
    const weight = child.part.scoreWeight ?? 1;
    const value = weight > 0 ? scoreOf(child, optional) : null;
    return value === null ? [] : [{ weight, value }];
  });
  return scored.length === 0 ? null : share(scored);
}

/** Done without a score, such as a page that was read, says nothing; undone counts as nothing earned unless optional. */
function leafScore({ workflow, normalizedScore }: RolledUpNode['outcome'], optional: boolean): number | null {
  if (normalizedScore !== null) return Math.min(Math.max(normalizedScore, 0), 1);
  return isDone(workflow) || optional ? null : 0;
}

type Leaf = { optional: boolean; duration: number; isFinished: boolean };

/** [5.10] What lies below an optional activity is optional. */
function leavesOf({ part, outcome, children }: RolledUpNode, underOptional: boolean): Leaf[] {
  const optional = part.optional || underOptional;
  if (children.length > 0) return children.filter(counts).flatMap((child) => leavesOf(child, optional));
  return [{ optional, duration: part.duration ?? 0, isFinished: isDone(outcome.workflow) }];
}

function share(items: ReadonlyArray<{ weight: number; value: number }>): number {
  // Reading 62: nothing to do is done.
  if (items.length === 0) return 1;
  const whole = items.reduce((sum, item) => sum + item.weight, 0);
  return exactScore(items.reduce((sum, item) => sum + item.weight * item.value, 0) / whole);
}
