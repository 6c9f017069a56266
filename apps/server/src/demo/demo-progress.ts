import {
  type RolledUpResult,
  rolledUpProgress,
  rollUp,
  type TakenPart,
} from '@lantern/domain/attempt/roll-up';
import type { GradingScale } from '@lantern/domain/grade/grading-scale';
import type { NewPart } from '../store/activity-part-setup';
import type { DemoAttempt } from './demo-course';

/** What an attempt has made of one activity. The root of a course of one activity has no part. */
export type TakenActivity = {
  part: NewPart | null;
  state: 'inProgress' | 'inGrading' | 'finished';
  progress: number;
  score: number | null;
};

export type DemoRoot = { parts: NewPart[]; needsGrading: boolean };

/** The activities that an attempt has taken, so that their progress is as near to the attempt's as the tree allows. */
export function takenActivities(root: DemoRoot, attempt: DemoAttempt): TakenActivity[] {
  const isRunning = attempt.state === 'inProgress';
  if (root.parts.length === 0) {
    if (isRunning) return [{ part: null, state: 'inProgress', progress: attempt.progress, score: null }];
    return [handedIn(null, root.needsGrading, attempt)];
  }
  const required = root.parts.filter((part) => part.type !== 'composite' && !part.optional);
  if (!isRunning) return required.map((part) => handedIn(part, part.needsGrading, attempt));

  const prefixes = [...required.keys(), required.length].map((count) =>
    required
      .slice(0, count)
      .map((part) => handedIn(part, part.needsGrading, { ...attempt, state: 'finished' })),
  );
  const farFrom = (taken: TakenActivity[]) =>
    Math.abs(rolledUpProgress(takenTree(root, taken)) - attempt.progress);
  const done = prefixes.reduce((best, taken) => (farFrom(taken) < farFrom(best) ? taken : best), []);
  const next = required[done.length];
  return next ? [...done, { part: next, state: 'inProgress', progress: 0.5, score: null }] : done;
}

/** [3.5] [3.6] Progress and result as the roll-up has them. */
export function rolledUp(
  root: DemoRoot,
  taken: readonly TakenActivity[],
  scale: GradingScale | null,
): RolledUpResult {
  return rollUp(takenTree(root, taken), scale);
}

const SCORE_UNTOLD = 0.8;

function handedIn(part: NewPart | null, needsGrading: boolean, attempt: DemoAttempt): TakenActivity {
  const waits = attempt.state === 'submitted' || attempt.state === 'inGrading';
  if (needsGrading && waits) return { part, state: 'inGrading', progress: 1, score: null };
  const score = needsGrading ? (attempt.score ?? SCORE_UNTOLD) : null;
  return { part, state: 'finished', progress: 1, score };
}

function takenTree({ parts }: DemoRoot, taken: readonly TakenActivity[]): TakenPart {
  const byPart = new Map(taken.map((activity) => [activity.part?.id ?? null, activity]));
  const node = (part: NewPart | null): TakenPart => {
    const activity = byPart.get(part?.id ?? null);
    const score = activity?.score ?? null;
    return {
      optional: part?.optional ?? false,
      scoreWeight: part?.scoreWeight ?? 1,
      duration: part?.duration ?? null,
      isFinished: activity !== undefined && activity.state !== 'inProgress',
      normalizedScores: score === null ? [] : [score],
      children: parts.filter(({ parentId }) => parentId === (part?.id ?? null)).map(node),
    };
  };
  return node(null);
}
