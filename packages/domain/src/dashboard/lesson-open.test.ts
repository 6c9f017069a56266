import { expect, test } from 'vitest';
import { type ActivityConstraint, NO_CONSTRAINT } from '../activity/activity-part';
import { isLessonOpen } from './lesson-open';

const NOW = new Date('2026-03-10T12:00:00Z');
const BEFORE = new Date(NOW.getTime() - 1);
const AFTER = new Date(NOW.getTime() + 1);

test.each<[name: string, dates: Partial<ActivityConstraint>, isOpen: boolean]>([
  ['has no dates', {}, true],
  ['opens now', { startFrom: NOW }, true],
  ['opens in a moment', { startFrom: AFTER }, false],
  ['takes late work until now', { gracePeriodUntil: NOW }, true],
  ['took late work until a moment ago', { gracePeriodUntil: BEFORE }, false],
  ['closes now', { accessibleUntil: NOW }, true],
  ['closed a moment ago', { accessibleUntil: BEFORE }, false],
  ['was to be begun by now, as it was', { startUntil: BEFORE }, true],
  ['is late', { due: BEFORE }, true],
])('[4.26] a lesson that was begun and %s: it can be gone on with: %s', (_name, dates, isOpen) => {
  const own = { ...NO_CONSTRAINT, ...dates };
  expect(isLessonOpen([own], NOW)).toBe(isOpen);
  expect(isLessonOpen([null, own, null], NOW)).toBe(isOpen);
});

test('[5.10] what stands on the lesson itself comes before what stands on its module', () => {
  const closed = { ...NO_CONSTRAINT, accessibleUntil: BEFORE };
  const open = { ...NO_CONSTRAINT, accessibleUntil: AFTER };
  expect(isLessonOpen([open, closed], NOW)).toBe(true);
  expect(isLessonOpen([closed, open], NOW)).toBe(false);
  expect(isLessonOpen([], NOW)).toBe(true);
});
