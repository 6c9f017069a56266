import type { Attempt } from '../attempts/sitting';
import { drawnQuiz } from '../quizzes/draw-questions';
import type { Question, Quiz } from '../quizzes/question';
import { markAnswer } from './mark-answer';

/** Points so far of those that this try could give; `isWaiting` while a person has to read something. */
export type AttemptResult = { points: number; maximum: number; isWaiting: boolean };

export function attemptResult(quiz: Quiz, attempt: Attempt): AttemptResult {
  const drawn = drawnQuiz(quiz, attempt.drawn);
  const points = drawn.questions.map((question) => pointsOf(question, attempt));
  return {
    points: sumOf(points.map((each) => each ?? 0)),
    maximum: maximumOf(drawn),
    isWaiting: points.includes(null),
  };
}

/** A person's mark stands above the program's. */
export function pointsOf(question: Question, { answers, marks }: Attempt): number | null {
  return marks[question.id]?.points ?? markAnswer(question, answers[question.id] ?? []);
}

export function maximumOf({ questions }: Quiz): number {
  return sumOf(questions.map(({ points }) => points));
}

/** Sums of fractions stray in the sixteenth digit: 9.2, not 9.200000000000001. */
function sumOf(points: readonly number[]): number {
  return Number(points.reduce((sum, each) => sum + each, 0).toFixed(9));
}

/** Where there is nothing to be earned, nothing is missing. */
export function shareOfResult({ points, maximum }: Pick<AttemptResult, 'points' | 'maximum'>): number {
  return maximum === 0 ? 1 : points / maximum;
}
