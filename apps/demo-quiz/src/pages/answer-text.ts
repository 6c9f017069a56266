import type { Answer, Question } from '../quizzes/question';
import type { Writer } from './writer-in';

/** An answer in words, one line each; null where there is none. */
export function answerText(question: Question, answer: Answer, { words }: Writer): string | null {
  if (answer.length === 0) return null;
  if (question.kind !== 'single' && question.kind !== 'multiple') return answer.join('\n');
  const chosen = question.options.filter(({ id }) => answer.includes(id));
  return chosen.map((option) => words(option.words)).join('\n');
}

/** The right answer in words; null where only a person can say. */
export function rightAnswerText(question: Question, writer: Writer): string | null {
  switch (question.kind) {
    case 'single':
      return answerText(question, [question.right], writer);
    case 'multiple':
      return answerText(question, question.right, writer);
    case 'number': {
      const unit = question.unit ? ` ${writer.words(question.unit)}` : '';
      return `${writer.number(question.right)}${unit}`;
    }
    case 'text':
      return question.accepted.find((text) => isIn(text, writer.texts.brand)) ?? null;
    case 'essay':
      return null;
  }
}

/** The accepted spelling in the reader's own script. */
function isIn(text: string, sample: string): boolean {
  const arabic = /\p{Script=Arabic}/u;
  return arabic.test(text) === arabic.test(sample);
}
