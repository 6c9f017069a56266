import type { Answer, Answers, Question, Quiz } from '../quizzes/question';

export const TEXT_LIMIT = 200;
export const ESSAY_LIMIT = 10_000;

/** What a form or a script sent, as far as this quiz asked for it; the rest is left out. */
export function readAnswers(quiz: Quiz, sent: Record<string, unknown>): Answers {
  const answers: Answers = {};
  for (const question of quiz.questions) {
    if (Object.hasOwn(sent, question.id)) answers[question.id] = readAnswer(question, sent[question.id]);
  }
  return answers;
}

function readAnswer(question: Question, sent: unknown): Answer {
  const texts = [sent].flat().filter((text) => typeof text === 'string');
  switch (question.kind) {
    case 'single':
      return offered(question.options, texts).slice(0, 1);
    case 'multiple':
      return offered(question.options, texts);
    case 'number':
    case 'text':
      return written(texts, TEXT_LIMIT);
    case 'essay':
      return written(texts, ESSAY_LIMIT);
  }
}

function offered(options: Array<{ id: string }>, texts: string[]): Answer {
  return options.map(({ id }) => id).filter((id) => texts.includes(id));
}

function written([text = '']: string[], limit: number): Answer {
  const kept = text.replaceAll('\r\n', '\n').slice(0, limit);
  return kept.trim() === '' ? [] : [kept];
}
