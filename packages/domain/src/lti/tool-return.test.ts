import { expect, test } from 'vitest';
import { toolReturn, toolText } from './tool-return';

const COURSE = '0d3a0000-0000-4000-8000-000000000001';
const PART = '0d3a0000-0000-4000-8000-000000000002';
const returned = (query: Record<string, string>) => toolReturn(new URLSearchParams(query));

test.each([
  [{ objectiveId: COURSE }, { objectiveId: COURSE, activityPathId: null, activityWorkflowId: null }],
  [
    { objectiveId: COURSE.toUpperCase(), activityPathId: PART },
    { objectiveId: COURSE, activityPathId: PART, activityWorkflowId: null },
  ],
  [
    { objectiveId: COURSE, activityWorkflowId: PART },
    { objectiveId: COURSE, activityPathId: null, activityWorkflowId: PART },
  ],
  [
    { objectiveId: COURSE, activityPathId: '1.2' },
    { objectiveId: COURSE, activityPathId: null, activityWorkflowId: null },
  ],
  [{}, null],
  [{ objectiveId: '' }, null],
  [{ objectiveId: '../catalog' }, null],
  [{ objectiveId: `${COURSE}/view` }, null],
  [{ activityPathId: PART }, null],
])('[2.18] %o leads to %o', (query, place) => {
  expect(returned(query).place).toEqual(place);
});

test('[2.18] messages for the learner and for the log are told apart', () => {
  const query = { lti_msg: 'Done', lti_errormsg: 'Not done', lti_log: 'a', lti_errorlog: 'b' };
  expect(returned(query)).toMatchObject({
    words: { message: 'Done', errorMessage: 'Not done' },
    log: { message: 'a', errorMessage: 'b' },
  });
  expect(returned({})).toMatchObject({ words: { message: null, errorMessage: null } });
});

test.each<[unknown, string | null]>([
  ['Done', 'Done'],
  ['  Well\n done \t', 'Well done'],
  ['<b>Done</b>', '<b>Done</b>'],
  ['a\u0000b\u202ec\u2066d', 'a b c d'],
  ['\u200f \n', null],
  ['', null],
  [null, null],
  [12, null],
  [{ toString: 'x' }, null],
])('[2.18] a tool’s words %o are the plain text %o', (text, expected) => {
  expect(toolText(text)).toBe(expected);
});

test('[2.18] words are cut after 300 characters, between words where there are some', () => {
  expect(toolText('a'.repeat(300))).toBe('a'.repeat(300));
  expect(toolText('a'.repeat(301))).toBe(`${'a'.repeat(299)}…`);
  const long = toolText('word '.repeat(100)) ?? '';
  expect(long.length).toBeLessThanOrEqual(300);
  expect(long).toMatch(/word…$/);
});
