import { expect, test } from 'vitest';
import { ENROLLMENT_POLL } from '../limits';
import { enrollmentPoll } from './enrollment-poll';

test.each([
  [null, 1, { kind: 'askAgain' }],
  [null, 14, { kind: 'askAgain' }],
  [null, 15, { kind: 'gaveUp' }],
  [null, 16, { kind: 'gaveUp' }],
  ['aggregate-1', 1, { kind: 'found', aggregateId: 'aggregate-1' }],
  ['aggregate-1', 15, { kind: 'found', aggregateId: 'aggregate-1' }],
])('[4.13] [8.10] [9.3] aggregate %s after %i looks', (aggregateId, looks, expected) => {
  expect(enrollmentPoll(aggregateId, looks)).toEqual(expected);
});

test('[4.13] [9.3] the looks are a second and a half apart', () => {
  expect(ENROLLMENT_POLL).toEqual({ everyMs: 1500, attempts: 15 });
});
