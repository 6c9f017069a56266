import { expect, test } from 'vitest';
import { activityPart } from '../activity/activity-part.builder';
import { whatIsMissing } from './what-is-missing';

const failed = { record: { passed: false, normalizedScore: 0.4 } };

test.each([
  ['not passed', activityPart({ workflow: 'finished', ...failed }), 'belowMinimum'],
  [
    'not passed, though optional',
    activityPart({ workflow: 'finished', optional: true, ...failed }),
    'belowMinimum',
  ],
  ['required, not begun', activityPart(), 'notDone'],
  ['required, begun', activityPart({ workflow: 'inProgress' }), 'notDone'],
  ['optional, not begun', activityPart({ optional: true }), null],
  ['passed', activityPart({ workflow: 'finished', record: { passed: true } }), null],
  ['done', activityPart({ workflow: 'finished' }), null],
  ['waiting for its grade', activityPart({ workflow: 'inGrading' }), null],
  ['reading 61: archived', activityPart({ childActivity: { state: 'archived' } }), null],
])('[4.10] what is missing of a course that is over: %s: %s', (_case, part, expected) => {
  expect(whatIsMissing([part]).map(({ why }) => why)).toEqual(expected === null ? [] : [expected]);
});

test('[8.8] with it stands what to read again', () => {
  const lesson = activityPart({ axis: '1', workflow: 'finished' });
  const quiz = activityPart({ axis: '2', workflow: 'finished', childActivity: { type: 'lti' }, ...failed });
  expect(whatIsMissing([lesson, quiz])).toMatchObject([{ part: { axis: '2' }, readAgain: { axis: '1' } }]);
});
