import type { DocumentFolder } from '../store/document-folder';
import { findQuiz } from './find-quiz';
import type { Quiz } from './question';

/** The tool's own quizzes, and every version of the platform's that somebody has begun. */
export type QuizShelf = {
  find: (id: string) => Quiz | null;
  keep: (quiz: Quiz) => Promise<void>;
};

export async function quizShelf(documents: DocumentFolder<Quiz>): Promise<QuizShelf> {
  const kept = new Map((await documents.all()).map(({ key, document }) => [key, document]));
  return {
    find: (id) => findQuiz(id) ?? kept.get(id) ?? null,
    async keep(quiz) {
      if (findQuiz(quiz.id) || kept.has(quiz.id)) return;
      await documents.write(quiz.id, quiz);
      kept.set(quiz.id, quiz);
    },
  };
}
