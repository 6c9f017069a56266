import { counts } from '@lantern/domain/activity/counted-activity';
import {
  type RolledUpNode,
  type RolledUpResult,
  rolledUpProgress,
  rollUp,
} from '@lantern/domain/attempt/roll-up';
import type { GradingScale } from '@lantern/domain/grade/grading-scale';
import type { NewPart } from '../store/setup/activity-part-setup';
import type { DemoAttempt } from './demo-course';

/** A part as far as histories need it. */
export type HistoryPart = Pick<
  NewPart,
  | 'id'
  | 'parentId'
  | 'type'
  | 'state'
  | 'optional'
  | 'scoreWeight'
  | 'duration'
  | 'passingScore'
  | 'needsGrading'
>;

/** What an attempt has made of one activity. The root of a course of one activity has no part. */
export type TakenActivity = {
  part: HistoryPart | null;
  state: 'inProgress' | 'inGrading' | 'finished';
  progress: number;
  score: number | null;
};

export type DemoRoot = { parts: HistoryPart[]; needsGrading: boolean };

/** The activities that an attempt has taken, so that their progress is as near to the attempt's as the tree allows. */
export function takenActivities(root: DemoRoot, attempt: DemoAttempt): TakenActivity[] {
  const isRunning = attempt.state === 'inProgress';
  if (root.parts.length === 0) {
    if (isRunning) return [{ part: null, state: 'inProgress', progress: attempt.progress, score: null }];
    return [handedIn(null, root.needsGrading, attempt)];
  }
  const required = root.parts.filter(
    (part) =>
      !part.optional && counts({ part: { type: part.type, activityState: part.state }, children: [] }),
  );
  if (!isRunning) return required.map((part) => handedIn(part, part.needsGrading, attempt));

  const first = (count: number) =>
    required
      .slice(0, count)
      .map((part) => handedIn(part, part.needsGrading, { ...attempt, state: 'finished' }));
  const progressOf = (count: number) => rolledUpProgress(takenTree(root, first(count)));
  const done = first(nearestCount(required.length, progressOf, attempt.progress));
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

/** How many must be done so that the progress, which grows with each, is nearest to the one wanted. */
function nearestCount(most: number, progressOf: (count: number) => number, wanted: number): number {
  let [low, high] = [0, most];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (progressOf(middle) < wanted) low = middle + 1;
    else high = middle;
  }
  const isNearerBelow = low > 0 && wanted - progressOf(low - 1) <= Math.abs(progressOf(low) - wanted);
  return isNearerBelow ? low - 1 : low;
}

const SCORE_UNTOLD = 0.8;
/** When does not matter here. */
const HANDED_IN = new Date(0);

function handedIn(part: HistoryPart | null, needsGrading: boolean, attempt: DemoAttempt): TakenActivity {
  const waits = attempt.state === 'submitted' || attempt.state === 'inGrading';
  if (needsGrading && waits) return { part, state: 'inGrading', progress: 1, score: null };
  const score = needsGrading ? (attempt.score ?? SCORE_UNTOLD) : null;
  return { part, state: 'finished', progress: 1, score };
}

function takenTree({ parts }: DemoRoot, taken: readonly TakenActivity[]): RolledUpNode {
  const byPart = new Map(taken.map((activity) => [activity.part?.id ?? null, activity]));
  const below = new Map<string | null, HistoryPart[]>();
  for (const part of parts) below.set(part.parentId, [...(below.get(part.parentId) ?? []), part]);
  const node = (part: HistoryPart | null): RolledUpNode => {
    const activity = byPart.get(part?.id ?? null);
    const submitted = activity?.state === 'inProgress' ? null : HANDED_IN;
    return {
      part: {
        type: part?.type ?? 'composite',
        activityState: part?.state ?? 'ready',
        optional: part?.optional ?? false,
        scoreWeight: part?.scoreWeight ?? 1,
        duration: part?.duration ?? null,
      },
      outcome: {
        workflow: activity ? { ...activity, submitted, doneBefore: false } : null,
        normalizedScore: activity?.score ?? null,
      },
      children: (below.get(part?.id ?? null) ?? []).map(node),
    };
  };
  return node(null);
}
