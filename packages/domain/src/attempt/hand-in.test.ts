import { expect, test } from 'vitest';
import { activityPart } from '../activity/activity-part.builder';
import {
  isHandedInByEnding,
  isRequiredWorkDone,
  leavesItselfBehind,
  leftBehind,
  type WholeActivity,
} from './hand-in';

const PAGE: WholeActivity = { type: 'text', supportLtiGrading: false, proctored: false };

test.each<[string, Partial<WholeActivity>, boolean]>([
  ['a text', {}, true],
  ['a video', { type: 'video' }, true],
  ['a tool that gives no scores', { type: 'lti' }, true],
  ['a tool that gives scores', { type: 'lti', supportLtiGrading: true }, false],
  ['what is no tool, whatever is said of its scores', { supportLtiGrading: true }, true],
  ['what is taken under supervision', { proctored: true }, false],
])('[4.10] reading 66: %s, alone in its course, is handed in with it: %s', (_case, differs, expected) => {
  expect(isHandedInByEnding({ ...PAGE, ...differs })).toBe(expected);
});

test.each([
  ['required, not begun', activityPart(), true],
  ['optional, not begun', activityPart({ optional: true }), false],
  ['required, begun', activityPart({ workflow: 'inProgress' }), true],
  ['optional, begun', activityPart({ optional: true, workflow: 'inProgress' }), true],
  ['handed in', activityPart({ workflow: 'inGrading' }), false],
  ['finished', activityPart({ workflow: 'finished' }), false],
  ['not passed', activityPart({ workflow: 'finished', record: { passed: false } }), false],
  ['archived', activityPart({ workflow: 'inProgress', childActivity: { state: 'archived' } }), false],
])('[4.10] reading 66: what is left behind: %s: %s', (_case, part, expected) => {
  expect(leftBehind([part])).toEqual(expected ? [part] : []);
});

const TOOL = { type: 'lti', supportLtiGrading: true } as const;

test.each([
  ['a page, not begun', activityPart(), false],
  ['a tool, not opened', activityPart({ childActivity: TOOL }), true],
  ['a tool, opened', activityPart({ workflow: 'inProgress', childActivity: TOOL }), true],
  ['a tool that has handed in', activityPart({ workflow: 'inGrading', childActivity: TOOL }), false],
])('[4.10] reading 66: alone in its course, left behind: %s: %s', (_case, part, expected) => {
  expect(leavesItselfBehind(part)).toBe(expected);
});

const done = activityPart({ workflow: 'finished' });

test.each([
  ['all of it is done', [done], true],
  ['one is not begun', [done, activityPart()], false],
  ['one is under way', [done, activityPart({ workflow: 'inProgress' })], false],
  ['one waits for its grade', [done, activityPart({ workflow: 'inGrading' })], true],
  ['one was not passed', [activityPart({ workflow: 'finished', record: { passed: false } })], true],
  ['only an optional one is left', [done, activityPart({ optional: true })], true],
  ['all are optional, and one is left', [activityPart({ optional: true })], false],
  [
    'reading 61: only an archived one is left',
    [done, activityPart({ childActivity: { state: 'archived' } })],
    true,
  ],
])('[4.10] the required work is done when %s: %s', (_case, parts, expected) => {
  expect(isRequiredWorkDone(parts)).toBe(expected);
});
