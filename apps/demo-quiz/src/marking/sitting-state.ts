import type { Attempt, Sitting } from '../attempts/sitting';
import type { Quiz } from '../quizzes/question';
import { attemptResult, maximumOf } from './attempt-result';

export type SittingState =
  | { kind: 'answering'; attempt: Attempt; number: number }
  | { kind: 'waiting'; attempt: Attempt }
  | { kind: 'marked'; attempt: Attempt; points: number; maximum: number; mayTryAgain: boolean };

/** Where the learner stands: writing, waiting for a person, or marked; of several tries the best counts. */
export function sittingState(quiz: Quiz, { attempts, isKept }: Sitting): SittingState {
  const last = attempts.at(-1);
  if (!last) throw new Error('A sitting begins with its first attempt.');
  if (last.handedInAt === null) return { kind: 'answering', attempt: last, number: attempts.length };
  if (attemptResult(quiz, last).isWaiting) return { kind: 'waiting', attempt: last };

  const best = attempts.reduce((first, next) =>
    pointsIn(quiz, next) > pointsIn(quiz, first) ? next : first,
  );
  const points = pointsIn(quiz, best);
  const maximum = maximumOf(quiz);
  const mayTryAgain = !isKept && attempts.length < quiz.tries && points < maximum;
  return { kind: 'marked', attempt: best, points, maximum, mayTryAgain };
}

function pointsIn(quiz: Quiz, attempt: Attempt): number {
  return attemptResult(quiz, attempt).points;
}
