import type { Answer, Answers, Option, Question, Quiz } from '../quizzes/question';

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
  const texts = [sent].flat().map((text) => (typeof text === 'string' ? text : ''));
  switch (question.kind) {
    case 'choice':
      return offered(question.options, texts).slice(0, 1);
    case 'several':
      return offered(question.options, texts);
    case 'number':
    case 'text':
      return unlessBlank([written(texts[0], TEXT_LIMIT)]);
    case 'essay':
      return unlessBlank([written(texts[0], ESSAY_LIMIT)]);
    case 'matching':
      return unlessBlank(
        question.lefts.map((_, at) => offered(question.options, [texts[at] ?? ''])[0] ?? ''),
      );
    case 'gap':
      return unlessBlank(question.gaps.map((_, at) => written(texts[at], TEXT_LIMIT)));
    case 'ordering':
      return isReordered(question.options, texts) ? texts : [];
  }
}

function offered(options: Option[], texts: string[]): Answer {
  return options.map(({ id }) => id).filter((id) => texts.includes(id));
}

function written(text = '', limit: number): string {
  return text.replaceAll('\r\n', '\n').slice(0, limit);
}

function unlessBlank(answer: Answer): Answer {
  return answer.every((text) => text.trim() === '') ? [] : answer;
}

/** Every option once, and not as they were shown: a form always sends an order, also one that nobody touched. */
function isReordered(options: Option[], texts: string[]): boolean {
  const shown = options.map(({ id }) => id);
  const isWhole = texts.length === shown.length && shown.every((id) => texts.includes(id));
  return isWhole && texts.some((id, at) => id !== shown[at]);
}
