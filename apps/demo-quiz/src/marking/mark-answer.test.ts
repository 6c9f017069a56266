import { expect, test } from 'vitest';
import type { Question } from '../quizzes/question';
import { markAnswer } from './mark-answer';

const words = { en: 'x', ar: 'x' };
const asked = { id: 'q', prompt: words, points: 2 };
const options = ['a', 'b', 'c', 'd'].map((id) => ({ id, words }));
const single: Question = { ...asked, kind: 'choice', options, right: 'b' };
const multiple: Question = { ...asked, kind: 'several', options, right: ['a', 'c'] };
const number: Question = { ...asked, kind: 'number', right: 0.3, tolerance: 0.2 };
const text: Question = { ...asked, kind: 'text', accepted: ['cash flow', 'liquidity'] };
const large: Question = { ...asked, kind: 'number', right: 1e15 + 0.3, tolerance: 0 };
const matching: Question = {
  ...asked,
  kind: 'matching',
  lefts: [words, words, words, words],
  options,
  right: ['a', 'b', 'c', 'a'],
};
const ordering: Question = {
  ...asked,
  kind: 'ordering',
  options: [...options, { id: 'same', words: { en: 'd', ar: 'd' } }].map((option) =>
    option.id === 'same' ? option : { ...option, words: { en: option.id, ar: option.id } },
  ),
  right: ['a', 'b', 'c', 'd', 'same'],
};
const gap: Question = {
  ...asked,
  kind: 'gap',
  gaps: [{ accepted: ['nectar', 'pollen'] }, { accepted: ['honey'] }],
};
const essay: Question = { ...asked, kind: 'essay', guidance: words };

test.each<[string, Question, string[], number | null]>([
  ['the right choice', single, ['b'], 2],
  ['a wrong choice', single, ['a'], 0],
  ['no choice', single, [], 0],
  ['a choice that is not offered', single, ['z'], 0],
  ['all the right ones', multiple, ['c', 'a'], 2],
  ['one of two right ones', multiple, ['a'], 1],
  ['a right and a wrong one', multiple, ['a', 'b'], 0],
  ['both right and a wrong one', multiple, ['a', 'c', 'd'], 1],
  ['everything ticked', multiple, ['a', 'b', 'c', 'd'], 0],
  ['the same tick sent twice', multiple, ['a', 'a'], 1],
  ['the number itself', number, ['0.3'], 2],
  ['a number at the edge below', number, ['0,1'], 2],
  ['a number at the edge above', number, ['0.5'], 2],
  ['a number beyond the edge', number, ['0.51'], 0],
  ['no number', number, ['a third'], 0],
  ['an accepted text', text, ['Cash-Flow'], 2],
  ['another accepted text', text, ['liquidity '], 2],
  ['a text that is not accepted', text, ['cash'], 0],
  ['no text', text, [], 0],
  ['a large number with its last digits', large, ['1000000000000000.3'], 2],
  ['a number among others', number, ['', '0.3'], 0],
  ['every pair', matching, ['a', 'b', 'c', 'a'], 2],
  ['half of the pairs', matching, ['a', 'b', '', 'b'], 1],
  ['one pair, the others left out', matching, ['a'], 0.5],
  ['more pairs than there are', matching, ['x', 'x', 'x', 'x', 'a', 'b', 'c', 'a'], 0],
  ['no pair', matching, ['', '', '', ''], 0],
  ['the right order', ordering, ['a', 'b', 'c', 'd', 'same'], 2],
  ['two that say the same, the other way round', ordering, ['a', 'b', 'c', 'same', 'd'], 2],
  ['two of five in their places', ordering, ['a', 'b', 'd', 'c', 'x'], 0.8],
  ['the same one everywhere', ordering, ['a', 'a', 'a', 'a', 'a'], 0],
  ['no order', ordering, [], 0],
  ['every gap', gap, ['Pollen', 'honey '], 2],
  ['one gap of two', gap, ['', 'honey'], 1],
  ['the gaps changed over', gap, ['honey', 'nectar'], 0],
  ['more than there are gaps', gap, ['nectar', 'honey', 'wax'], 2],
  ['an essay', essay, ['My view is …'], null],
  ['an empty essay', essay, ['  '], 0],
])('%s', (_what, question, answer, points) => {
  expect(markAnswer(question, answer)).toBe(points);
});
