import { randomInt } from 'node:crypto';
import type { Quiz } from '../quizzes/question';
import type { Tool } from '../tool';
import { newAttempt } from './new-attempt';
import type { Opening } from './sitting';

/**
 * Begins the sitting of a launch with the questions as they are now; false where there is no such quiz. With a time limit
 * the learner is told of it first, and begins the try.
 */
export async function openSitting(
  { book, shelf, quizzes }: Tool,
  opening: Opening,
  now: Date,
): Promise<boolean> {
  const { quiz: asked } = opening;
  const quiz = 'own' in asked ? shelf.find(asked.own) : await quizzes.find(asked);
  if (!quiz) return false;
  await shelf.keep(quiz);
  const attempt = quiz.timeLimit === undefined ? begunAttempt(quiz, now) : null;
  await book.open(opening, { quizId: quiz.id, attempt });
  return true;
}

export function begunAttempt(quiz: Quiz, now: Date) {
  return newAttempt(quiz, now, randomInt);
}
