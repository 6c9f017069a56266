import { expect, test } from 'vitest';
import { isActivityCounted, type SessionRecord, sessionLimitSeconds, sessionRecord } from './session-record';

const NOW = new Date('2026-03-10T12:00:00Z');

function ago(milliseconds: number): Date {
  return new Date(NOW.getTime() - milliseconds);
}

function record(lastActivityDate: Date, userId = 'ada'): SessionRecord {
  return { id: 'old', userId, lastActivityDate };
}

test.each([
  ['no record yet', null, 7200, 'new'],
  ['active a moment ago', record(ago(1)), 7200, 'old'],
  ['a millisecond before two hours', record(ago(7_199_999)), 7200, 'old'],
  ['at two hours sharp', record(ago(7_200_000)), 7200, 'old'],
  ['a millisecond after two hours', record(ago(7_200_001)), 7200, 'new'],
  ['active, but somebody else', record(ago(1), 'noor'), 7200, 'new'],
  ['the clock was set back', record(ago(-60_000)), 7200, 'old'],
  ['a shorter limit has passed', record(ago(60_001)), 60, 'new'],
  ['a shorter limit has not passed', record(ago(60_000)), 60, 'old'],
])('[9.1] %s', (_title, known, limitSeconds, id) => {
  expect(sessionRecord(known, { userId: 'ada', newId: 'new', limitSeconds, now: NOW })).toEqual({
    id,
    userId: 'ada',
    lastActivityDate: NOW,
  });
});

test.each([
  [null, 7200],
  [1800, 1800],
  [1, 1],
  [0, 7200],
  [-5, 7200],
  [Number.NaN, 7200],
])('[9.1] reading 42: a setting of %s gives a limit of %s seconds', (setting, limit) => {
  expect(sessionLimitSeconds(setting)).toBe(limit);
});

test.each([
  ['nothing was counted yet', null, true],
  ['99 ms ago', ago(99), false],
  ['100 ms ago', ago(100), true],
  ['101 ms ago', ago(101), true],
])('[9.1] activity counts when the last was: %s', (_title, last, counted) => {
  expect(isActivityCounted(last, NOW)).toBe(counted);
});
