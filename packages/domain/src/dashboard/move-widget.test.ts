import { expect, test } from 'vitest';
import { moveWidget } from './move-widget';
import { DASHBOARD_WIDGETS } from './widgets';

const SHOWN = DASHBOARD_WIDGETS.map((widget) => ({ widget, isShown: true }));
const names = (widgets: ReadonlyArray<{ widget: string }>) => widgets.map(({ widget }) => widget);

test.each([
  ['towards the end', 'calendar', 'end', ['tasks', 'calendar', 'recentCourses']],
  ['towards the start', 'recentCourses', 'start', ['calendar', 'recentCourses', 'tasks']],
  ['beyond the start', 'calendar', 'start', ['calendar', 'tasks', 'recentCourses']],
] as const)('[2.2] a widget moves one place %s', (_, widget, towards, expected) => {
  expect(names(moveWidget(SHOWN, widget, towards)).slice(0, 3)).toEqual(expected);
});

test('[2.2] a widget does not move beyond the end', () => {
  expect(moveWidget(SHOWN, 'banners', 'end')).toEqual(SHOWN);
});
