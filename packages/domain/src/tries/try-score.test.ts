import { expect, test } from 'vitest';
import { activityAttempt, courseNode } from '../activity/course-node.builder';
import type { GradingScale } from '../grade/grading-scale';
import { correctedScore, countedScore, tryScore } from './try-score';

const scale: GradingScale = {
  maxScore: 100,
  normalizedPassingScore: 0.5,
  passingGradeId: null,
  objectiveGrades: [],
};
const given = { activityWorkflowId: 'workflow', maxScore: 10 };

test.each<[string, number, number]>([
  ['a share of what can be had', 4, 0.4],
  ['all of it', 10, 1],
  ['more than all of it', 12, 1],
  ['less than nothing', -1, 0],
  ['without stray digits', 0.1 + 0.2, 0.03],
])('[3.6] a try is worth %s', (_case, score, normalizedScore) => {
  expect(tryScore(courseNode(), { ...given, score }, null)).toMatchObject({ normalizedScore, maxScore: 10 });
});

test('[3.12] what could be had is without stray digits too', () => {
  const maxScore = 0.1 + 0.2;
  expect(tryScore(courseNode(), { ...given, score: 0.3, maxScore }, null)).toMatchObject({
    score: 0.3,
    maxScore: 0.3,
    normalizedScore: 1,
  });
});

test.each<[string, number | null, GradingScale | null, number, boolean | null]>([
  ['at the activity’s own minimum', 0.8, scale, 8, true],
  ['below it, whatever the scale says', 0.8, scale, 7.9, false],
  ['at the scale’s, where it has none', null, scale, 5, true],
  ['below the scale’s', null, scale, 4.9, false],
  ['with neither, nobody says', null, null, 10, null],
])('[8.8] passed: %s', (_case, passingScore, given_, score, passed) => {
  expect(tryScore(courseNode({ passingScore }), { ...given, score }, given_).passed).toBe(passed);
});

test.each<[string, number | null | undefined, number | null, number]>([
  ['the one under way', null, 3, 3],
  ['the one under way, if nobody says which', undefined, 3, 3],
  ['an earlier one', 1, 3, 1],
  ['the first, before any was begun', null, null, 1],
])('[8.8] the number of the try: %s', (_case, tryNumber, attempts, number) => {
  const workflow = attempts === null ? null : activityAttempt({ attempts });
  const points = { ...given, score: 1, ...(tryNumber !== undefined && { tryNumber }) };
  expect(tryScore(courseNode({ workflow }), points, null).number).toBe(number);
});

test.each<[string, number, number | null, number, boolean]>([
  ['the first score', 1, null, 4, true],
  ['another score of the same try, even a lower one', 1, 0.9, 4, true],
  ['a second try that is better', 2, 0.39, 4, true],
  ['a second try as good', 2, 0.4, 4, true],
  ['a second try that is worse', 2, 0.41, 4, false],
  ['a second try, the first without a score', 2, null, 4, true],
])('[8.8] reading 63, the best counts: %s', (_case, attempts, normalizedScore, score, counts) => {
  const node = courseNode({ partId: 'a', workflow: activityAttempt({ attempts }), normalizedScore });
  const { number: _number, ...tried } = tryScore(node, { ...given, score }, null);
  const counted = countedScore(node, { number: attempts, ...tried });
  expect(counted).toEqual(counts ? { partId: 'a', ...tried } : null);
});

test.each<[string, Array<[number, number | null]>, number]>([
  ['the only try, down', [[1, 0.9]], 0.4],
  [
    'one of two, still the better',
    [
      [1, 0.3],
      [2, 0.9],
    ],
    0.4,
  ],
  [
    'one of two, no longer the better',
    [
      [1, 0.7],
      [2, 0.9],
    ],
    0.7,
  ],
  [
    'one beside another without a score',
    [
      [1, null],
      [2, 0.9],
    ],
    0.4,
  ],
])('[8.8] reading 63, a grade is corrected: %s', (_case, stored, counts) => {
  const attempts = stored.length;
  const node = courseNode({ partId: 'a', workflow: activityAttempt({ attempts }), normalizedScore: 0.9 });
  const tries = stored.map(([number, share]) => {
    const score = share === null ? null : share * 10;
    return { number, score, maxScore: share && 10, normalizedScore: share, passed: null };
  });
  const tried = tryScore(node, { ...given, score: 4 }, null);
  expect(correctedScore(node, tried, tries)).toMatchObject({
    partId: 'a',
    activityWorkflowId: 'workflow',
    normalizedScore: counts,
  });
});
