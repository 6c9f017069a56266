import { expect, test } from 'vitest';
import { activityPart } from '../activity/activity-part.builder';
import { backFromTool } from './back-from-tool';

const childActivity = { type: 'lti', supportLtiGrading: true } as const;
const record = { normalizedScore: 0.4 };
const quiz = (differs: Parameters<typeof activityPart>[0]) => {
  const part = activityPart(differs);
  return { ...part, childActivity: { ...part.childActivity, ...childActivity } };
};

test.each([
  ['not begun', quiz({}), 'unheard'],
  ['under way', quiz({ workflow: 'inProgress' }), 'unheard'],
  ['under way again, with the score of an earlier try', quiz({ workflow: 'inProgress', record }), 'unheard'],
  ['handed in', quiz({ workflow: 'submitted' }), 'marking'],
  ['in grading', quiz({ workflow: 'inGrading' }), 'marking'],
  ['marked', quiz({ workflow: 'finished', record }), 'here'],
  ['marked, and not told', quiz({ workflow: 'finished' }), 'untold'],
  ['in a tool without scores', activityPart({ workflow: 'inProgress' }), 'noScore'],
])('[2.18] back from a tool, the activity is %s: %s', (_case, part, expected) => {
  expect(backFromTool(part)).toBe(expected);
});
