import type { Sitting } from '../attempts/sitting';
import { attemptResult, shareOfResult } from '../marking/attempt-result';
import { sittingState } from '../marking/sitting-state';
import type { Quiz } from '../quizzes/question';

/**
 * What the platform is told: nothing while the learner writes for the first time; a result that may still grow
 * while there are tries left; no points while a person has to read; the best result at the end.
 */
export function scoreOf(quiz: Quiz, sitting: Sitting, now: Date): Score | null {
  const state = sittingState(quiz, sitting);
  if (state.kind === 'ready' || state.kind === 'answering') return null;
  const result = attemptResult(quiz, state.attempt);
  // A maximum of nothing is no score to a platform: whoever hands in has then done it all.
  const scoreMaximum = result.maximum || 1;
  const told = { userId: sitting.learner.subject, timestamp: now.toISOString(), scoreMaximum };
  switch (state.kind) {
    case 'waiting':
      return { ...told, activityProgress: 'Completed', gradingProgress: 'PendingManual' };
    case 'marked': {
      const scoreGiven = result.maximum === 0 ? shareOfResult(result) : result.points;
      if (state.mayTryAgain) {
        return { ...told, activityProgress: 'InProgress', gradingProgress: 'Pending', scoreGiven };
      }
      const comment = commentOf(sitting);
      return {
        ...told,
        activityProgress: 'Completed',
        gradingProgress: 'FullyGraded',
        scoreGiven,
        ...(comment && { comment }),
      };
    }
  }
}

function commentOf({ attempts }: Sitting): string {
  return Object.values(attempts.at(-1)?.marks ?? {})
    .map(({ comment }) => comment)
    .filter(Boolean)
    .join('\n');
}

/** As Assignment and Grade Services spell it. */
export type Score = {
  userId: string;
  timestamp: string;
  activityProgress: 'InProgress' | 'Completed';
  gradingProgress: 'Pending' | 'PendingManual' | 'FullyGraded';
  scoreMaximum: number;
  scoreGiven?: number;
  comment?: string;
};

/** The last thing to tell the platform; only the newest matters, so a newer one takes its place. */
export type ScoreNote = { score: Score; state: 'waiting' | 'delivered' | 'refused' };
