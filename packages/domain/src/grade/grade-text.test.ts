import { expect, test } from 'vitest';
import { gradeText } from './grade-text';

test.each([
  ['a grade and a score', 'A', 0.925, { kind: 'gradeAndScore', grade: 'A', percent: 93 }],
  ['a grade and a score of zero', 'F', 0, { kind: 'gradeAndScore', grade: 'F', percent: 0 }],
  ['a grade alone', 'A', null, { kind: 'grade', grade: 'A' }],
  ['a score alone', null, 0.5, { kind: 'score', percent: 50 }],
  ['a grade without a name', '', 0.5, { kind: 'score', percent: 50 }],
  ['an empty name and no score', '', null, null],
  ['neither', null, null, null],
])('[5.4] %s', (_name, grade, normalizedScore, expected) => {
  expect(gradeText({ grade, normalizedScore })).toEqual(expected);
});
