import type { Answer, Ordering } from '../quizzes/question';

/** The order with one option a place up or down; at the end it stays. */
export function moveOption(
  { options }: Ordering,
  answer: Answer,
  { id, isUp }: { id: string; isUp: boolean },
): Answer {
  const order = answer.length > 0 ? [...answer] : options.map((option) => option.id);
  const from = order.indexOf(id);
  const to = isUp ? from - 1 : from + 1;
  const other = order[to];
  if (from < 0 || other === undefined) return order;
  order[to] = id;
  order[from] = other;
  return order;
}
