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
    points: points.reduce<number>((sum, each) => sum + (each ?? 0), 0),
    maximum: maximumOf(drawn),
    isWaiting: points.includes(null),
  };
}

/** A person's mark stands above the program's. */
export function pointsOf(question: Question, { answers, marks }: Attempt): number | null {
  return marks[question.id]?.points ?? markAnswer(question, answers[question.id] ?? []);
}

export function maximumOf({ questions }: Quiz): number {
  return questions.reduce((sum, { points }) => sum + points, 0);
}

/** Where there is nothing to be earned, nothing is missing. */
export function shareOfResult({ points, maximum }: Pick<AttemptResult, 'points' | 'maximum'>): number {
  return maximum === 0 ? 1 : points / maximum;
}
