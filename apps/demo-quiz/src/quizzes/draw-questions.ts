import type { Option, Question, Quiz } from './question';

/** A question that was drawn, with its options as they are shown. */
export type Drawn = { id: string; options?: string[] };

/** A whole number from 0 on, below the given one. */
export type Random = (below: number) => number;

/** Which questions a try asks and in which order; it is kept, so that a reload shows the same. */
export function drawQuestions(quiz: Quiz, random: Random): Drawn[] {
  const { questions, shuffle } = quiz;
  const chosen = new Set(
    poolsOf(quiz).flatMap(({ ask, of }) => (ask < of.length ? shuffled(of, random).slice(0, ask) : of)),
  );
  const inOrder = questions.filter(({ id }) => chosen.has(id));
  return (shuffle ? shuffled(inOrder, random) : inOrder).map((question) => {
    const options = optionsOf(question, random);
    return options ? { id: question.id, options: options.map(({ id }) => id) } : { id: question.id };
  });
}

/** How many questions a try asks. */
export function askedCount(quiz: Quiz): number {
  return poolsOf(quiz).reduce((sum, { ask, of }) => sum + Math.min(ask, of.length), 0);
}

/** Without pools of its own all of it is one, and what is in none is asked whole. */
function poolsOf({ questions, ask, pools = [] }: Quiz): NonNullable<Quiz['pools']> {
  const pooled = new Set(pools.flatMap(({ of }) => of));
  const others = questions.flatMap(({ id }) => (pooled.has(id) ? [] : id));
  return [...pools, { ask: ask ?? others.length, of: others }];
}

/** The quiz as it was drawn. */
export function drawnQuiz(quiz: Quiz, drawn: readonly Drawn[] | undefined): Quiz {
  if (!drawn) return quiz;
  const questions = drawn.flatMap(({ id, options }) => {
    const question = quiz.questions.find((each) => each.id === id);
    if (!question) return [];
    if (!('options' in question) || !options) return [question];
    const inOrder = question.options.toSorted((a, b) => options.indexOf(a.id) - options.indexOf(b.id));
    return [{ ...question, options: inOrder }];
  });
  return { ...quiz, questions };
}

/** In the order of the author they would be the answer. */
function optionsOf(question: Question, random: Random): Option[] | null {
  switch (question.kind) {
    case 'choice':
    case 'several':
      return question.shuffle ? shuffled(question.options, random) : null;
    case 'matching':
      return shuffled(question.options, random);
    case 'ordering':
      return displaced(question.options, random);
    case 'number':
    case 'text':
    case 'gap':
    case 'essay':
      return null;
  }
}

function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  return mixed(items, (place) => random(place + 1));
}

/** Each one elsewhere than before, in a single cycle: as it is shown, nothing of it is right. */
function displaced<Item>(items: readonly Item[], random: Random): Item[] {
  return mixed(items, (place) => random(place));
}

/** From the last place to the second, each changes with one at or before it. */
function mixed<Item>(items: readonly Item[], other: (place: number) => number): Item[] {
  const order = [...items];
  for (let place = order.length - 1; place > 0; place -= 1) {
    const from = other(place);
    const [item] = order.splice(from, 1, ...order.slice(place, place + 1));
    if (item !== undefined && from !== place) order[place] = item;
  }
  return order;
}
