import type { Answer, Ordering, Question, Several } from '../quizzes/question';
import { readNumber } from './read-number';
import { isAccepted } from './same-text';

/** The points of one answer; null while a person has to read it. */
export function markAnswer(question: Question, answer: Answer): number | null {
  if (isBlank(answer)) return 0;
  if (question.kind === 'essay') return null;
  return question.points * shareOfRight(question, answer);
}

export function isBlank(answer: Answer | undefined): boolean {
  return answer === undefined || answer.every((text) => text.trim() === '');
}

/** Something that can be marked: a number that cannot be read as one is better told before it is handed in. */
export function isAnswered(question: Question, answer: Answer | undefined): boolean {
  if (answer === undefined || isBlank(answer)) return false;
  return question.kind !== 'number' || readNumber(answer[0] ?? '') !== null;
}

function shareOfRight(question: Exclude<Question, { kind: 'essay' }>, answer: Answer): number {
  const [text = ''] = answer;
  switch (question.kind) {
    case 'choice':
      return text === question.right ? 1 : 0;
    case 'several':
      return shareOfTicks(question, answer);
    case 'number':
      return isNear(readNumber(text), question) ? 1 : 0;
    case 'text':
      return isAccepted(question.accepted, text) ? 1 : 0;
    case 'matching':
      return shareOf(question.right, (option, at) => answer[at] === option);
    case 'ordering':
      return shareOfPlaces(question, answer);
    case 'gap':
      return shareOf(question.gaps, ({ accepted }, at) => isAccepted(accepted, answer[at] ?? ''));
  }
}

/** A wrong tick takes a right one back, so that ticking everything earns nothing. */
function shareOfTicks({ right, options }: Several, answer: Answer): number {
  const ticked = options.filter(({ id }) => answer.includes(id));
  const hits = ticked.filter(({ id }) => right.includes(id)).length;
  return Math.max(0, hits - (ticked.length - hits)) / right.length;
}

/** Two options that say the same may change places; one that was sent twice counts nowhere. */
function shareOfPlaces({ options, right }: Ordering, answer: Answer): number {
  if (new Set(answer).size !== answer.length) return 0;
  const words = new Map(options.map((option) => [option.id, JSON.stringify(option.words)]));
  return shareOf(right, (id, at) => words.get(answer[at] ?? '') === words.get(id));
}

function shareOf<Item>(items: readonly Item[], isRight: (item: Item, at: number) => boolean): number {
  return items.filter(isRight).length / items.length;
}

function isNear(number: number | null, { right, tolerance }: { right: number; tolerance: number }): boolean {
  if (number === null) return false;
  // Counted in the last digits of a binary fraction, 0.3 − 0.1 is more than 0.2.
  const rounding = Number.EPSILON * 16 * Math.max(1, Math.abs(right));
  return Math.abs(number - right) <= tolerance + rounding;
}
