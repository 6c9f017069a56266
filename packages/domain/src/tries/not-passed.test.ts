import { expect, test } from 'vitest';
import { notPassed } from './not-passed';

const FACTS = { normalizedScore: 0.4, normalizedPassingScore: 0.6, remainingAttempts: 2 };

test.each([
  [false, FACTS],
  [true, null],
  [null, null],
])('[8.8] passed %s: %j', (passed, told) => {
  expect(notPassed({ passed, ...FACTS })).toEqual(told);
});
