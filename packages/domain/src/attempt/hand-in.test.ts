import { expect, test } from 'vitest';
import { activityPart } from '../activity/activity-part.builder';
import {
  isHandedInByEnding,
  isRequiredWorkDone,
  leftBehind,
  openNewTries,
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

const lastActivityWorkflow = {
  id: 'workflow',
  state: 'inProgress',
  progress: 0,
  submitted: null,
  finished: null,
  lastProctoringSessionId: null,
  doneBefore: true,
} as const;
const secondTry = activityPart({
  childActivity: { activityWorkflowAggregate: { lastActivityWorkflow, bestActivityRecord: null } },
});

test('[8.8] reading 63: a second try that is open leaves nothing behind: the best one counts', () => {
  const firstTry = activityPart({ workflow: 'inProgress' });
  expect(leftBehind([secondTry, firstTry])).toEqual([firstTry]);
  expect(openNewTries([secondTry, firstTry])).toEqual([secondTry]);
  expect(openNewTries([activityPart({ workflow: 'finished' })])).toEqual([]);
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
