import { expect, test } from 'vitest';
import { type GradingScale, gradeFor, isPassed } from './grading-scale';

function scale(differences: Partial<GradingScale> = {}): GradingScale {
  return {
    maxScore: 100,
    normalizedPassingScore: 0.5,
    passingGradeId: null,
    objectiveGrades: [
      { id: 'c', name: 'C', normalizedMinScore: 0.5 },
      { id: 'a', name: 'A', normalizedMinScore: 0.9 },
      { id: 'b', name: 'B', normalizedMinScore: 0.7 },
    ],
    ...differences,
  };
}

test.each([
  [0, null],
  [0.4999, null],
  [0.5, 'C'],
  [0.6999, 'C'],
  [0.7, 'B'],
  [0.8999, 'B'],
  [0.9, 'A'],
  [1, 'A'],
])('[3.3] a score of %d earns grade %s', (score, grade) => {
  expect(gradeFor(score, scale())).toBe(grade);
});

test('[3.3] a scale without grades gives none', () => {
  expect(gradeFor(1, scale({ objectiveGrades: [] }))).toBeNull();
});

test.each([
  ['just under the passing score', 0.4999, scale(), false],
  ['the passing score', 0.5, scale(), true],
  ['a passing score of zero', 0, scale({ normalizedPassingScore: 0 }), true],
  ['the passing score speaks before the grade', 0.5, scale({ passingGradeId: 'a' }), true],
  ['the passing grade reached', 0.7, scale({ normalizedPassingScore: null, passingGradeId: 'b' }), true],
  ['the passing grade missed', 0.6999, scale({ normalizedPassingScore: null, passingGradeId: 'b' }), false],
  [
    'a passing grade that is not on the scale',
    1,
    scale({ normalizedPassingScore: null, passingGradeId: 'x' }),
    null,
  ],
  ['a scale that does not say', 1, scale({ normalizedPassingScore: null }), null],
])('[3.3] passed with %s', (_name, score, given, passed) => {
  expect(isPassed(score, given)).toBe(passed);
});
