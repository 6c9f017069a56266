import { describe, expect, test } from 'vitest';
import { maximumOf } from '../marking/attempt-result';
import { markAnswer } from '../marking/mark-answer';
import { findQuiz, QUIZZES } from './find-quiz';
import type { Question } from './question';

test('a quiz is found by its id, and what is none is not', () => {
  expect(findQuiz('units')?.id).toBe('units');
  expect(findQuiz('constructor')).toBeNull();
  expect(new Set(QUIZZES.map(({ id }) => id)).size).toBe(QUIZZES.length);
});

describe.each(QUIZZES.map((quiz) => [quiz.id, quiz] as const))('%s', (_id, quiz) => {
  test('has questions of its own ids, and points', () => {
    expect(new Set(quiz.questions.map(({ id }) => id)).size).toBe(quiz.questions.length);
    expect(maximumOf(quiz)).toBeGreaterThan(0);
  });

  test('gives every point for what it calls right, and none for an essay before it is read', () => {
    const points = quiz.questions.map((question) => markAnswer(question, rightAnswer(question)));
    expect(points).toEqual(quiz.questions.map(({ kind, points: all }) => (kind === 'essay' ? null : all)));
  });

  test('is read in Arabic too', () => {
    const texts = [quiz.title, quiz.lead, ...quiz.questions.map(({ prompt }) => prompt)];
    const arabic = texts.map((words) => (words && 'ar' in words ? words.ar : ''));
    expect(arabic.filter((text) => !/\p{Script=Arabic}/u.test(text))).toEqual([]);
  });
});

function rightAnswer(question: Question): string[] {
  switch (question.kind) {
    case 'choice':
      return [question.right];
    case 'several':
    case 'matching':
    case 'ordering':
      return question.right;
    case 'gap':
      return question.gaps.map(({ accepted }) => accepted[0] ?? '');
    case 'number':
      return [String(question.right)];
    case 'text':
      return question.accepted.slice(-1);
    case 'essay':
      return ['My view'];
  }
}
