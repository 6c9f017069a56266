import type { Answer, MultipleChoice, Question } from '../quizzes/question';
import { readNumber } from './read-number';

/** The points of one answer; null while a person has to read it. */
export function markAnswer(question: Question, answer: Answer): number | null {
  switch (question.kind) {
    case 'single':
      return answer[0] === question.right ? question.points : 0;
    case 'multiple':
      return question.points * shareOfRight(question, answer);
    case 'number': {
      const number = readNumber(answer[0] ?? '');
      if (number === null) return 0;
      // Counted in the last digits of a binary fraction, 0.3 − 0.1 is more than 0.2.
      const isNear = Math.abs(number - question.right) <= question.tolerance + Number.EPSILON * 16;
      return isNear ? question.points : 0;
    }
    case 'text': {
      const given = plainText(answer[0] ?? '');
      return question.accepted.some((text) => plainText(text) === given) ? question.points : 0;
    }
    case 'essay':
      return isBlank(answer) ? 0 : null;
  }
}

export function isBlank(answer: Answer | undefined): boolean {
  return answer === undefined || answer.every((text) => text.trim() === '');
}

/** A wrong tick takes a right one back, so that ticking everything earns nothing. */
function shareOfRight({ right, options }: MultipleChoice, answer: Answer): number {
  const ticked = options.filter(({ id }) => answer.includes(id));
  const hits = ticked.filter(({ id }) => right.includes(id)).length;
  return Math.max(0, hits - (ticked.length - hits)) / right.length;
}

/** Two answers that a reader takes for the same are the same text: case, accents, spaces and marks aside. */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}|ـ/gu, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
