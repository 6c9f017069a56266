import { expect, test } from 'vitest';
import type { Quiz } from '../quizzes/question';
import { ESSAY_LIMIT, readAnswers, TEXT_LIMIT } from './read-answers';

const words = { en: 'x', ar: 'x' };
const options = ['a', 'b', 'c'].map((id) => ({ id, words }));
const quiz: Quiz = {
  id: 'quiz',
  title: words,
  lead: words,
  tries: 1,
  questions: [
    { id: 'one', kind: 'choice', prompt: words, points: 1, options, right: 'a' },
    { id: 'many', kind: 'several', prompt: words, points: 1, options, right: ['a'] },
    { id: 'number', kind: 'number', prompt: words, points: 1, right: 1, tolerance: 0 },
    {
      id: 'pairs',
      kind: 'matching',
      prompt: words,
      points: 1,
      lefts: [words, words],
      options,
      right: ['a', 'b'],
    },
    { id: 'order', kind: 'ordering', prompt: words, points: 1, options, right: ['b', 'c', 'a'] },
    { id: 'gaps', kind: 'gap', prompt: words, points: 1, gaps: [{ accepted: ['x'] }, { accepted: ['y'] }] },
    { id: 'essay', kind: 'essay', prompt: words, points: 1, guidance: words },
  ],
};

test.each<[string, Record<string, unknown>, object]>([
  ['what is chosen', { one: 'b', many: ['c', 'a'] }, { one: ['b'], many: ['a', 'c'] }],
  ['what is not offered is left out', { one: 'z', many: ['z', 'b'] }, { one: [], many: ['b'] }],
  ['of a single choice one stays', { one: ['a', 'b'] }, { one: ['a'] }],
  ['what is not asked is left out', { other: 'a', constructor: 'a' }, {}],
  [
    'what is no text is left out',
    { one: 1, many: [null], number: { a: 1 } },
    { one: [], many: [], number: [] },
  ],
  ['blank is empty', { number: '  ', essay: '\n' }, { number: [], essay: [] }],
  ['long texts are cut', { number: '1'.repeat(500) }, { number: ['1'.repeat(TEXT_LIMIT)] }],
  ['long essays are cut', { essay: 'a'.repeat(20_000) }, { essay: ['a'.repeat(ESSAY_LIMIT)] }],
  ['pairs keep their places', { pairs: ['', 'a'] }, { pairs: ['', 'a'] }],
  ['pairs with what is not offered, or no text', { pairs: ['z', 7, 'a'] }, { pairs: [] }],
  ['no pairs are no answer', { pairs: ['', ''] }, { pairs: [] }],
  ['an order', { order: ['b', 'a', 'c'] }, { order: ['b', 'a', 'c'] }],
  ['an order as it was shown is no answer', { order: ['a', 'b', 'c'] }, { order: [] }],
  ['an order with one twice, too few, too many', { order: ['a', 'a', 'b'] }, { order: [] }],
  ['an order of too many', { order: ['b', 'a', 'c', 'c'] }, { order: [] }],
  ['gaps keep their places', { gaps: ['', 'honey', 'more'] }, { gaps: ['', 'honey'] }],
  ['a single gap', { gaps: 'nectar' }, { gaps: ['nectar', ''] }],
  ['long gaps are cut', { gaps: ['1'.repeat(500), ''] }, { gaps: ['1'.repeat(TEXT_LIMIT), ''] }],
  ['lines end as in the browser', { essay: 'one\r\ntwo' }, { essay: ['one\ntwo'] }],
])('%s', (_what, sent, answers) => {
  expect(readAnswers(quiz, sent)).toEqual(answers);
});
