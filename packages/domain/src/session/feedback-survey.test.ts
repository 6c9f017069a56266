import { expect, test } from 'vitest';
import {
  type CommentRoom,
  commentRoom,
  countedStruggles,
  isSurveyShown,
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
  expect(isSurveyShown({ learnerVisible: null, lastAnswered }, NOW)).toBe(isDue);
});

const LATELY = new Date('2026-03-30T12:00:00Z');
const LONG_AGO = new Date('2026-02-01T12:00:00Z');

test.each<[string, boolean | null, Date | null, boolean]>([
  ['nothing is set and it was never answered', null, null, true],
  ['the setting says true', true, null, true],
  ['the setting says false', false, null, false],
  ['it was answered long ago', null, LONG_AGO, true],
  ['it was answered lately', null, LATELY, false],
  ['it was answered lately, whatever the setting says', true, LATELY, false],
  ['it was answered long ago and the setting says false', false, LONG_AGO, false],
])('[6.4] [9.13] when %s', (_title, learnerVisible, lastAnswered, isShown) => {
  expect(isSurveyShown({ learnerVisible, lastAnswered }, NOW)).toBe(isShown);
});

test.each<[SurveyRating, string]>([
  [3, 'speed other'],
  [4, ''],
])('[9.13] with a rating of %s, of two struggles chosen count: "%s"', (rating, counted) => {
  expect(countedStruggles(rating, ['speed', 'other']).join(' ')).toBe(counted);
});

test.each<[number, CommentRoom]>([
  [0, { kind: 'plenty' }],
  [899, { kind: 'plenty' }],
  [900, { kind: 'little', left: 100 }],
  [1000, { kind: 'little', left: 0 }],
  [1001, { kind: 'none', over: 1 }],
])('[9.13] a comment of %s characters', (length, room) => {
  expect(commentRoom('x'.repeat(length))).toEqual(room);
});
