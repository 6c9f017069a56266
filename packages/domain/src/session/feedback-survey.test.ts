import { expect, test } from 'vitest';
import {
  isSurveyDue,
  SURVEY_RATINGS,
  SURVEY_STRUGGLES,
  type SurveyRating,
  surveySteps,
} from './feedback-survey';

test.each<[SurveyRating | null, string]>([
  [null, 'rating'],
  [1, 'rating struggles comment'],
  [3, 'rating struggles comment'],
  [4, 'rating comment'],
  [5, 'rating comment'],
])('[9.13] after a rating of %s the survey asks: %s', (rating, steps) => {
  expect(surveySteps(rating).join(' ')).toBe(steps);
});

test('[9.13] five ratings, and struggles to choose from', () => {
  expect(SURVEY_RATINGS).toEqual([1, 2, 3, 4, 5]);
  expect(new Set(SURVEY_STRUGGLES).size).toBe(6);
});

const NOW = new Date('2026-03-31T12:00:00Z');

test.each([
  ['never', null, true],
  ['a moment less than thirty days ago', new Date('2026-03-01T12:00:00.001Z'), false],
  ['thirty days ago', new Date('2026-03-01T12:00:00Z'), true],
  ['today', NOW, false],
])('[9.13] answered %s', (_title, lastAnswered, isDue) => {
  expect(isSurveyDue(lastAnswered, NOW)).toBe(isDue);
});
