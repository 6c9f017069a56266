import { expect, test } from 'vitest';
import type { Essay } from '../quizzes/question';
import { readMarks } from './read-marks';

const words = { en: 'x', ar: 'x' };
const essays: Essay[] = [{ id: 'a', kind: 'essay', prompt: words, points: 8, guidance: words }];

test.each([
  ['0', 0],
  ['8', 8],
  ['6,5', 6.5],
  ['٧', 7],
])('%s points are taken', (text, points) => {
  const body = { 'points-a': text, 'comment-a': ' Well seen \r\n' };
  expect(readMarks(essays, body)).toEqual({
    kind: 'marks',
    marks: { a: { points, comment: 'Well seen' } },
  });
});

test.each(['', '-1', '8.1', 'eight', 'NaN', '1e1'])('"%s" points are not', (text) => {
  expect(readMarks(essays, { 'points-a': text })).toEqual({ kind: 'wrong', ids: ['a'] });
});
