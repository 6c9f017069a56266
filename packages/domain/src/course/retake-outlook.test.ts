import { expect, test } from 'vitest';
import { ACTIVITY_TYPES } from '../vocabulary';
import { retakeOutlook } from './retake-outlook';

const OWN_WAYS = ['text', 'lti'];

test.each(ACTIVITY_TYPES)('[4.17] how often a course of type %s can be taken', (type) => {
  const hasOwnWay = OWN_WAYS.includes(type);
  expect(retakeOutlook({ retake: true, objective: { type } })).toBe(hasOwnWay ? null : 'takenAgain');
  expect(retakeOutlook({ retake: false, objective: { type } })).toBe(hasOwnWay ? null : 'takenOnce');
});
