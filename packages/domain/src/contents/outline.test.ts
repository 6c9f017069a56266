import { expect, test } from 'vitest';
import type { ActivityPart } from '../activity/activity-part';
import { activityPart } from '../activity/activity-part.builder';
import { moduleAxes, moduleState, modulesOpenAtFirst, outlineCount } from './outline';

const text = (axis: string, workflow: 'finished' | 'inProgress' | null = null) =>
  activityPart({ axis, workflow });

function module(axis: string, children: ActivityPart[], state: 'ready' | 'draft' | 'archived' = 'ready') {
  return activityPart({ axis, childActivity: { type: 'composite', state, children } });
}

const DONE = module('1', [text('1.1', 'finished'), text('1.2', 'finished')]);
const UNDER_WAY = module('2', [text('2.1', 'finished'), text('2.2', 'inProgress'), text('2.3')]);
const UNTOUCHED = module('3', [text('3.1'), module('3.2', [text('3.2.1')])]);
const SOON = module('4', [text('4.1')], 'draft');
const GONE = module('5', [text('5.1')], 'archived');
const COURSE = [DONE, UNDER_WAY, UNTOUCHED, SOON, GONE, text('6')];

test.each([
  ['whose activities are all done', DONE, { kind: 'done' }],
  ['with some done', UNDER_WAY, { kind: 'underWay', done: 1, total: 3 }],
  ['with none done', UNTOUCHED, { kind: 'untouched' }],
  ['that is a draft', SOON, { kind: 'comingSoon' }],
  ['without anything in it (reading 62)', module('7', []), { kind: 'done' }],
])('[2.29] the state of a module %s', (_name, part, state) => {
  expect(moduleState(part, null)).toEqual(state);
});

test('[2.29] a locked module says so, whatever was done in it; a draft is only announced', () => {
  expect(moduleState(DONE, { kind: 'serverSide' })).toEqual({ kind: 'locked' });
  expect(moduleState(SOON, { kind: 'serverSide' })).toEqual({ kind: 'comingSoon' });
});

test.each([
  ['around the activity opened last', COURSE, '3.2.1', ['3', '3.2']],
  ['none around an activity of the course itself', COURSE, '6', []],
  ['the first with work left', COURSE, null, ['2']],
  ['none where all is done', [DONE, GONE], null, []],
])('[4.28] modules open at first: %s', (_name, parts, openedLast, axes) => {
  expect(modulesOpenAtFirst(parts, openedLast)).toEqual(axes);
});

test('[4.29] readings 61 and 62: archived and draft activities count in nothing', () => {
  expect(outlineCount(COURSE)).toEqual({ modules: 4, activities: 8 });
  expect(moduleAxes(COURSE)).toEqual(['1', '2', '3', '3.2', '4']);
});
