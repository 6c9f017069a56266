import { expect, test } from 'vitest';
import { ACTIVITY_TYPES } from '../vocabulary';
import { finishingWay, isFinishedByNext } from './finishing-way';

test.each([
  ['text', 'read'],
  ['video', 'watched'],
  ['event', 'byHand'],
  ['lti', 'elsewhere'],
  ['discussion', 'elsewhere'],
  ['composite', 'elsewhere'],
] as const)('[4.9] a %s is done when it was %s', (type, way) => {
  expect(finishingWay(type)).toBe(way);
});

test('[4.9] only of a text does going on say that it was read', () => {
  expect(ACTIVITY_TYPES.filter(isFinishedByNext)).toEqual(['text']);
});
