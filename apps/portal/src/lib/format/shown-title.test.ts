import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { activityTitle, courseTitle } from './shown-title';

// The text's own key stands for the text.
const t = ((key: string) => key) as unknown as TFunction;

test.each([
  ['its name', { name: 'Ink', code: 'ART-1' }, 'Ink', 'Ink'],
  ['its code', { name: ' ', code: 'ART-1' }, 'ART-1', 'ART-1'],
  ['what it is', { name: ' ', code: null }, 'pages.untitledCourse', 'pages.untitledActivity'],
])('[3.2] [3.7] a course and an activity are called by %s', (_, named, course, activity) => {
  expect(courseTitle(named, t)).toBe(course);
  expect(activityTitle(named, t)).toBe(activity);
});
