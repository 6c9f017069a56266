import type { DraftPool, DraftQuestion } from '../../course-import/draft-quiz';
import type { Fields } from './yaml-fields';

const COUNT = 'must be a whole number, 1 or more: so many of its questions are asked.';

/** In the order of their names, so that they are written again as they were read. */
export function readPools(fields: Fields): DraftPool[] {
  const given = fields.map('pools');
  if (!given) return [];
  if (fields.has('ask'))
    fields.report('ask', 'is for a quiz without “pools”: here each says how many it asks.');
  if (given.keys().length === 0) fields.report('pools', 'must hold at least one name, as “easy: 3”.');
  return given
    .keys()
    .toSorted()
    .map((name) => {
      const ask = given.number(name, { from: 1, isWhole: true });
      if (ask === null && !given.has(name)) given.report(name, COUNT);
      return { name, ask: ask ?? 0 };
    });
}

/** Where a question is drawn from. */
export function readPool(question: Fields, pools: readonly DraftPool[]): Pick<DraftQuestion, 'pool'> {
  const pool = question.text('pool');
  if (pool === null) return {};
  const names = pools.map(({ name }) => name);
  if (names.length === 0)
    question.report('pool', 'needs the key “pools” of the quiz, as “easy: 3” below it.');
  else if (!names.includes(pool)) question.report('pool', `must be one of: ${names.join(', ')}.`);
  return { pool };
}

/** Nobody can be asked more than there is. */
export function checkPools(
  fields: Fields,
  pools: readonly DraftPool[],
  questions: ReadonlyArray<Pick<DraftQuestion, 'pool'>>,
): void {
  const given = fields.map('pools');
  for (const { name, ask } of pools) {
    const count = questions.filter(({ pool }) => pool === name).length;
    if (count < ask) given?.report(name, `asks ${ask}, and the questions with this “pool” are ${count}.`);
  }
}
