import type { Tool } from '../tool';
import { scoreOf } from './score-of';

/** The platform hears of it now, or as soon as it listens. */
export async function tellPlatform(
  { book, shelf, courier }: Pick<Tool, 'book' | 'shelf' | 'courier'>,
  sittingId: string,
  now: Date,
): Promise<void> {
  const sitting = book.find(sittingId);
  const quiz = sitting && shelf.find(sitting.quizId);
  const score = quiz && scoreOf(quiz, sitting, now);
  if (!score || sitting.lineItem === null) return;
  await book.note(sittingId, { score, state: 'waiting' });
  await courier.deliver(sittingId);
}
