import { drawQuestions, type Random } from '../quizzes/draw-questions';
import type { Quiz } from '../quizzes/question';
import type { Attempt } from './sitting';

/** A try that begins now, with its own questions and its own end. */
export function newAttempt(quiz: Quiz, now: Date, random: Random): Attempt {
  const { timeLimit } = quiz;
  return {
    startedAt: now.toISOString(),
    ...(timeLimit && { endsAt: new Date(now.getTime() + timeLimit * 1000).toISOString() }),
    drawn: drawQuestions(quiz, random),
    answers: {},
    handedInAt: null,
    marks: {},
  };
}
