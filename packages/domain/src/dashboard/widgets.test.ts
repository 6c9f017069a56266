import { expect, test } from 'vitest';
import { arrangeWidgets, DASHBOARD_WIDGETS, isSameArrangement } from './widgets';

const SHOWN = DASHBOARD_WIDGETS.map((widget) => ({ widget, isShown: true }));
const names = (widgets: ReadonlyArray<{ widget: string }>) => widgets.map(({ widget }) => widget);

test('[2.2] whoever has chosen nothing has all widgets, in their usual order', () => {
  expect(arrangeWidgets([])).toEqual(SHOWN);
});

test('[2.2] what was chosen is kept; a later widget is shown at the end, and one that is gone is left out', () => {
  const chosen = [
    { widget: 'tasks', isShown: false },
    { widget: 'horoscope', isShown: true },
    { widget: 'calendar', isShown: true },
  ];
  const arranged = arrangeWidgets(chosen);
  expect(arranged.slice(0, 2)).toEqual([
    { widget: 'tasks', isShown: false },
    { widget: 'calendar', isShown: true },
  ]);
  expect(names(arranged.slice(2))).toEqual([
    'recentCourses',
    'results',
    'certificates',
    'communications',
    'suggestions',
    'banners',
  ]);
  expect(arranged.slice(2).every(({ isShown }) => isShown)).toBe(true);
});

test.each([
  ['none and the usual order', [], SHOWN, true],
  ['what one of them leaves out', SHOWN.slice(0, 3), SHOWN, true],
  ['another order', SHOWN.toReversed(), SHOWN, false],
  ['one that is hidden', SHOWN.map((one, place) => ({ ...one, isShown: place > 0 })), SHOWN, false],
])('[2.2] two arrangements are the same or are not: %s', (_, one, other, isSame) => {
  expect(isSameArrangement(one, other)).toBe(isSame);
  expect(isSameArrangement(other, one)).toBe(isSame);
});
