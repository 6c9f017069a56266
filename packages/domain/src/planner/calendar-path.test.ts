import { expect, test } from 'vitest';
import { calendarPath } from './calendar-path';

const COURSE = { objectiveId: 'finance', isBegun: true };
const NONE = { course: null, activity: null, certificateNumber: null };

test.each<[string, Parameters<typeof calendarPath>[0], string]>([
  ['an event of one’s own', { ...NONE, kind: 'personal' }, '/calendar'],
  ['a task of one’s own', { ...NONE, kind: 'task' }, '/tasks'],
  ['a task for a course', { ...NONE, kind: 'task', course: COURSE }, '/tasks'],
  ['a course', { ...NONE, kind: 'due', course: COURSE }, '/courses/finance/view/content'],
  [
    'a course that was not begun',
    { ...NONE, kind: 'opens', course: { ...COURSE, isBegun: false }, activity: { axis: '2' } },
    '/courses/finance',
  ],
  [
    'an activity',
    { ...NONE, kind: 'due', course: COURSE, activity: { axis: '2.1' } },
    '/courses/finance/view/content/2.1',
  ],
  [
    'a certificate',
    { ...NONE, kind: 'expires', course: COURSE, certificateNumber: '12-34' },
    '/courses/finance/certificate/12-34',
  ],
])('[2.12] %s leads to where it is', (_name, date, path) => {
  expect(calendarPath(date)).toBe(path);
});
