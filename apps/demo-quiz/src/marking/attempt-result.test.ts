import { expect, test } from 'vitest';
import type { Question } from '../quizzes/question';
import { maximumOf } from './attempt-result';

const words = { en: 'x', ar: 'x' };

test('a sum of points has no stray digits', () => {
  const questions = [0.1, 0.2].map(
    (points, at): Question => ({
      id: `${at}`,
      prompt: words,
      points,
      kind: 'number',
      right: 1,
      tolerance: 0,
    }),
  );
  expect(maximumOf({ id: 'quiz', title: words, tries: 1, questions })).toBe(0.3);
});
