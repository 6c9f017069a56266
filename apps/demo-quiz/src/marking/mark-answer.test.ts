import { expect, test } from 'vitest';
import type { Question } from '../quizzes/question';
import { markAnswer, plainText } from './mark-answer';

const words = { en: 'x', ar: 'x' };
const asked = { id: 'q', prompt: words, points: 2 };
const options = ['a', 'b', 'c', 'd'].map((id) => ({ id, words }));
const single: Question = { ...asked, kind: 'single', options, right: 'b' };
const multiple: Question = { ...asked, kind: 'multiple', options, right: ['a', 'c'] };
const number: Question = { ...asked, kind: 'number', right: 0.3, tolerance: 0.2 };
const text: Question = { ...asked, kind: 'text', accepted: ['cash flow', 'liquidity'] };
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
  ['an essay', essay, ['My view is …'], null],
  ['an empty essay', essay, ['  '], 0],
])('%s', (_what, question, answer, points) => {
  expect(markAnswer(question, answer)).toBe(points);
});

test.each([
  ['  Working   Capital. ', 'working capital'],
  ['working-capital', 'Working capital'],
  ['Économie', 'economie'],
  ['ﬁnance', 'FINANCE'],
  ['التدفّق النقدي', 'التدفق النقدى'],
  ['أصول', 'اصول'],
  ['ميزانيّة', 'ميزانيه'],
])('"%s" and "%s" are the same answer', (one, other) => {
  expect(plainText(one)).toBe(plainText(other));
});

test('other words stay other words', () => {
  expect(plainText('profit')).not.toBe(plainText('profits'));
});
