import { expect, test } from 'vitest';
import { daysLate, daysLeft, dueUrgency } from './due-urgency';

const NOW = new Date('2026-03-10T12:00:00Z');

test.each([
  ['a millisecond ago', '2026-03-10T11:59:59.999Z', 'overdue'],
  ['now', '2026-03-10T12:00:00Z', 'soon'],
  ['in a millisecond', '2026-03-10T12:00:00.001Z', 'soon'],
  ['in seven days to the instant', '2026-03-17T12:00:00Z', 'soon'],
  ['a millisecond beyond seven days', '2026-03-17T12:00:00.001Z', 'later'],
  ['in the year 9999', '9999-12-31T23:59:59Z', 'later'],
  ['long ago', '1970-01-01T00:00:00Z', 'overdue'],
])('[4.22] due %s', (_name, due, urgency) => {
  expect(dueUrgency(new Date(due), NOW)).toBe(urgency);
});

test.each([
  ['a millisecond', '2026-03-10T12:00:00.001Z', 1],
  ['one day to the instant', '2026-03-11T12:00:00Z', 1],
  ['a day and a millisecond', '2026-03-11T12:00:00.001Z', 2],
  ['nothing', '2026-03-10T12:00:00Z', 0],
  ['less than nothing', '2026-03-01T12:00:00Z', 0],
])('[4.22] with %s to go, the days left', (_name, due, days) => {
  expect(daysLeft(new Date(due), NOW)).toBe(days);
});

test.each([
  ['a millisecond', '2026-03-10T11:59:59.999Z', 1],
  ['one day to the instant', '2026-03-09T12:00:00Z', 1],
  ['a day and a millisecond', '2026-03-09T11:59:59.999Z', 2],
  ['nothing', '2026-03-10T12:00:00Z', 0],
  ['less than nothing', '2026-03-20T12:00:00Z', 0],
])('[4.22] late by %s, the days late', (_name, due, days) => {
  expect(daysLate(new Date(due), NOW)).toBe(days);
});
