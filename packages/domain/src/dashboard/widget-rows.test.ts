import { expect, test } from 'vitest';
import { widgetRows } from './widget-rows';
import { DASHBOARD_WIDGETS } from './widgets';

test('[2.2] the usual order leaves no hole', () => {
  expect(widgetRows(DASHBOARD_WIDGETS)).toEqual([
    { widgets: ['calendar', 'tasks'], split: 'wideFirst' },
    { widgets: ['recentCourses'], split: 'none' },
    { widgets: ['results', 'certificates'], split: 'wideFirst' },
    { widgets: ['communications'], split: 'none' },
    { widgets: ['suggestions'], split: 'none' },
    { widgets: ['banners'], split: 'none' },
  ]);
});

test.each([
  ['none', [], []],
  ['the narrow one first', ['tasks', 'calendar'], ['wideLast']],
  ['two narrow ones', ['tasks', 'certificates'], ['halves']],
  ['two wide ones', ['results', 'calendar'], ['halves']],
  ['one that is alone', ['tasks'], ['none']],
  ['one before a whole row', ['tasks', 'recentCourses', 'calendar'], ['none', 'none', 'none']],
] as const)('[2.2] rows of widgets: %s', (_, widgets, splits) => {
  expect(widgetRows(widgets).map(({ split }) => split)).toEqual(splits);
});
