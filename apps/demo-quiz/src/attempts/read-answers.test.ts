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
    { id: 'one', kind: 'single', prompt: words, points: 1, options, right: 'a' },
    { id: 'many', kind: 'multiple', prompt: words, points: 1, options, right: ['a'] },
    { id: 'number', kind: 'number', prompt: words, points: 1, right: 1, tolerance: 0 },
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
  ['lines end as in the browser', { essay: 'one\r\ntwo' }, { essay: ['one\ntwo'] }],
])('%s', (_what, sent, answers) => {
  expect(readAnswers(quiz, sent)).toEqual(answers);
});
