import type { Attempt, Sitting } from '../attempts/sitting';
import { drawnQuiz } from '../quizzes/draw-questions';
import type { Quiz } from '../quizzes/question';
import { attemptResult, shareOfResult } from './attempt-result';

/** `drawn` has the questions that this try asks. */
type Tried = { attempt: Attempt; drawn: Quiz };

export type SittingState =
  | { kind: 'ready' }
  | (Tried & { kind: 'answering'; number: number })
  | (Tried & { kind: 'waiting' })
  | (Tried & { kind: 'marked'; points: number; maximum: number; mayTryAgain: boolean });

/** Where the learner stands: before the clock runs, writing, waiting for a person, or marked; the best try counts. */
export function sittingState(quiz: Quiz, { attempts, isKept }: Sitting): SittingState {
  const last = attempts.at(-1);
  if (!last) return { kind: 'ready' };
  const drawn = drawnQuiz(quiz, last.drawn);
  if (last.handedInAt === null) return { kind: 'answering', attempt: last, drawn, number: attempts.length };
  if (attemptResult(quiz, last).isWaiting) return { kind: 'waiting', attempt: last, drawn };

  const best = attempts.reduce((first, next) => (shareIn(quiz, next) > shareIn(quiz, first) ? next : first));
  const { points, maximum } = attemptResult(quiz, best);
  const mayTryAgain = !isKept && attempts.length < quiz.tries && points < maximum;
  return {
    kind: 'marked',
    attempt: best,
    drawn: drawnQuiz(quiz, best.drawn),
    points,
    maximum,
    mayTryAgain,
  };
}

/** Tries that were asked other questions are compared by their share. */
function shareIn(quiz: Quiz, attempt: Attempt): number {
  return shareOfResult(attemptResult(quiz, attempt));
}
