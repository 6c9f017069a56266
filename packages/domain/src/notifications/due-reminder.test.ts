import { expect, test } from 'vitest';
import { isReminderDue } from './due-reminder';

const DUE = new Date('2026-03-10T12:00:00Z');
const before = (hours: number, ms = 0) => new Date(DUE.getTime() - hours * 3_600_000 + ms);
const told = (hours: number, due: Date | null = DUE) => ({ due, made: before(hours) });

test.each([
  ['two days before', before(48), null, true],
  ['a moment earlier', before(48, -1), null, false],
  ['again on the next day', before(24), told(48), false],
  ['two hours before', before(2), told(48), true],
  ['a moment earlier, when it was told of before', before(2, -1), told(48), false],
  ['again in the last hours', before(1), told(2), false],
  ['for the first time in the last hours', before(1), null, true],
  ['when it was told within the last two hours', before(0.5), told(1.5), false],
  ['when the date is another than the one that was told', before(24), told(40, before(10)), true],
  ['when nothing was said of a date', before(24), told(40, null), true],
  ['at the moment itself', DUE, null, false],
  ['afterwards', before(-1), told(48), false],
] as const)('[4.22] %s', (_name, now, known, expected) => {
  expect(isReminderDue(DUE, known, now)).toBe(expected);
});
