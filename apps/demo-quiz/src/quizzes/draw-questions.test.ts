import fc from 'fast-check';
import { expect, test } from 'vitest';
import { askedCount, drawQuestions, drawnQuiz } from './draw-questions';
import type { Question, Quiz } from './question';

const words = { en: 'x', ar: 'x' };
const options = ['a', 'b', 'c', 'd'].map((id) => ({ id, words }));
const question = (id: string): Question => ({
  id,
  kind: 'ordering',
  prompt: words,
  points: 1,
  options,
  right: ['a', 'b', 'c', 'd'],
});
const quiz = (differs: Partial<Quiz>): Quiz => ({
  id: 'quiz',
  title: words,
  tries: 1,
  questions: ['q1', 'q2', 'q3', 'q4', 'q5'].map(question),
  ...differs,
});
/** Any stream of random numbers. */
const random = fc
  .infiniteStream(fc.nat())
  .map((stream) => (below: number) => Number(stream.next().value) % below);

test('a pool asks so many, each once, in the order of the quiz unless it is shuffled', () => {
  fc.assert(
    fc.property(random, fc.integer({ min: 1, max: 5 }), fc.boolean(), (below, ask, shuffle) => {
      const ids = drawQuestions(quiz({ ask, shuffle }), below).map(({ id }) => id);
      expect(new Set(ids).size).toBe(ask);
      expect(shuffle || ids.join() === ids.toSorted().join()).toBe(true);
    }),
  );
});

test('of each of several pools so many are asked, and all that is in none', () => {
  fc.assert(
    fc.property(random, fc.boolean(), fc.constantFrom(1, 2, 9), (below, shuffle, ask) => {
      const pools = [
        { ask, of: ['q2', 'q4'] },
        { ask: 1, of: ['q3', 'q5'] },
      ];
      const ids = drawQuestions(quiz({ pools, shuffle }), below).map(({ id }) => id);
      const asked = pools.map(({ of }) => of.filter((id) => ids.includes(id)).length);
      expect(asked).toEqual([Math.min(ask, 2), 1]);
      expect(ids).toContain('q1');
      expect(ids).toHaveLength(askedCount(quiz({ pools })));
      expect(shuffle || ids.join() === ids.toSorted().join()).toBe(true);
    }),
  );
  expect(askedCount(quiz({ ask: 2 }))).toBe(2);
  expect(askedCount(quiz({}))).toBe(5);
});

test('what is to be put in order is shown with nothing in its place, and all of it', () => {
  fc.assert(
    fc.property(random, (below) => {
      const [drawn] = drawQuestions(quiz({}), below);
      expect(drawn?.options?.toSorted()).toEqual(['a', 'b', 'c', 'd']);
      expect(drawn?.options?.some((id, at) => id === options[at]?.id)).toBe(false);
    }),
  );
});

test('options of a choice stay as they are unless their author wants them shuffled', () => {
  const choice: Question = { id: 'q1', kind: 'choice', prompt: words, points: 1, options, right: 'a' };
  const first = () => 0;
  expect(drawQuestions(quiz({ questions: [choice] }), first)).toEqual([{ id: 'q1' }]);
  const [drawn] = drawQuestions(quiz({ questions: [{ ...choice, shuffle: true }] }), first);
  expect(drawn?.options).toEqual(['b', 'c', 'd', 'a']);
});

test('the drawn quiz has the questions and options as they were drawn', () => {
  const drawn = drawnQuiz(quiz({}), [{ id: 'q3', options: ['d', 'c', 'b', 'a'] }, { id: 'q1' }]);
  expect(drawn.questions.map(({ id }) => id)).toEqual(['q3', 'q1']);
  expect(drawn.questions[0]).toMatchObject({ options: [{ id: 'd' }, { id: 'c' }, { id: 'b' }, { id: 'a' }] });
  expect(drawnQuiz(quiz({}), undefined)).toEqual(quiz({}));
});
