import { expect, test } from 'vitest';
import { dueUrgency } from './due-urgency';

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
