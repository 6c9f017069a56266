import type { Attempt } from '../attempts/sitting';
import type { Question, Quiz } from '../quizzes/question';
import { markAnswer } from './mark-answer';

/** Points so far; `isWaiting` while a person has to read something. */
export type AttemptResult = { points: number; isWaiting: boolean };

export function attemptResult(quiz: Quiz, attempt: Attempt): AttemptResult {
  const points = quiz.questions.map((question) => pointsOf(question, attempt));
  return {
    points: points.reduce<number>((sum, each) => sum + (each ?? 0), 0),
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
