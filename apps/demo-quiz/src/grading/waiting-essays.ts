import type { Attempt, Sitting } from '../attempts/sitting';
import { markAnswer } from '../marking/mark-answer';
import { drawnQuiz } from '../quizzes/draw-questions';
import type { Essay, Quiz } from '../quizzes/question';

type FindQuiz = (id: string) => Quiz | null;
export type Paper = { sitting: Sitting; quiz: Quiz; attempt: Attempt; handedInAt: string; essays: Essay[] };

/** What people wrote in their own words and handed in, the longest waiting first. */
export function papersOf(sittings: Sitting[], findQuiz: FindQuiz): Paper[] {
  return sittings
    .map((sitting) => paperOf(sitting, findQuiz))
    .filter((paper) => paper !== null)
    .sort((a, b) => a.handedInAt.localeCompare(b.handedInAt));
}

export function paperOf(sitting: Sitting, findQuiz: FindQuiz): Paper | null {
  const quiz = findQuiz(sitting.quizId);
  const attempt = sitting.attempts.at(-1);
  if (!quiz || !attempt || attempt.handedInAt === null) return null;
  const essays = drawnQuiz(quiz, attempt.drawn)
    .questions.filter((question) => question.kind === 'essay')
    .filter((question) => markAnswer(question, attempt.answers[question.id] ?? []) === null);
  return essays.length > 0 ? { sitting, quiz, attempt, handedInAt: attempt.handedInAt, essays } : null;
}

export function isMarked({ essays, attempt }: Paper): boolean {
  return essays.every(({ id }) => attempt.marks[id] !== undefined);
}
