import { expect, test } from 'vitest';
import { certificateScore } from './certificate-score';

const record = { score: 17, maxScore: 20, normalizedScore: 0.85, protectResults: false };

test.each([
  ['percent and points', record, { percent: 85, points: { score: 17, maxScore: 20 } }],
  [
    'no decimals',
    { ...record, normalizedScore: 0.856 },
    { percent: 86, points: { score: 17, maxScore: 20 } },
  ],
  ['a maximum of 1 hides the points', { ...record, score: 0.85, maxScore: 1 }, { percent: 85, points: null }],
  [
    'a score of nothing',
    { ...record, score: 0, normalizedScore: 0 },
    { percent: 0, points: { score: 0, maxScore: 20 } },
  ],
  ['no score', { ...record, normalizedScore: null }, null],
  ['protected (reading 22)', { ...record, protectResults: true }, null],
])('[9.8] a certificate states %s', (_name, given, expected) => {
  expect(certificateScore(given)).toEqual(expected);
});
