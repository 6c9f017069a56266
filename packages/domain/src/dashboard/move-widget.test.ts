import { expect, test } from 'vitest';
import { moveWidget } from './move-widget';
import { DASHBOARD_WIDGETS } from './widgets';

const SHOWN = DASHBOARD_WIDGETS.map((widget) => ({ widget, isShown: true }));
const all = () => true;
const names = (widgets: ReadonlyArray<{ widget: string }>) => widgets.map(({ widget }) => widget);

test.each([
  ['towards the end', 'calendar', 'end', ['tasks', 'calendar', 'recentCourses']],
  ['towards the start', 'recentCourses', 'start', ['calendar', 'recentCourses', 'tasks']],
  ['beyond the start', 'calendar', 'start', ['calendar', 'tasks', 'recentCourses']],
] as const)('[2.2] a widget moves one place %s', (_, widget, towards, expected) => {
  expect(names(moveWidget(SHOWN, { widget, towards }, all)).slice(0, 3)).toEqual(expected);
});

test('[2.2] a widget does not move beyond the end', () => {
  expect(moveWidget(SHOWN, { widget: 'banners', towards: 'end' }, all)).toEqual(SHOWN);
});

test.each([
  ['recentCourses', 'start', ['recentCourses', 'tasks', 'calendar', 'results']],
  ['calendar', 'end', ['recentCourses', 'tasks', 'calendar', 'results']],
  ['calendar', 'start', ['calendar', 'tasks', 'recentCourses', 'results']],
  ['recentCourses', 'end', ['calendar', 'tasks', 'results', 'recentCourses']],
  ['tasks', 'end', ['calendar', 'tasks', 'recentCourses', 'results']],
] as const)('[2.2] %s moves towards the %s past tasks, which are off and keep their place', (...row) => {
  const [widget, towards, expected] = row;
  const moved = moveWidget(SHOWN, { widget, towards }, (one) => one !== 'tasks');
  expect(names(moved).slice(0, 4)).toEqual(expected);
});
