import { expect, test } from 'vitest';
import { activityPart } from '../activity/activity-part.builder';
import { whatIsMissing } from './what-is-missing';

const failed = { record: { passed: false, normalizedScore: 0.4 } };

/** Open when the whole attempt ended: over, and never handed in. */
function leftBehind(optional: boolean) {
  const lastActivityWorkflow = {
    id: 'workflow',
    state: 'finished',
    progress: 0.5,
    submitted: null,
    finished: null,
    lastProctoringSessionId: null,
    doneBefore: false,
  } as const;
  const activityWorkflowAggregate = { lastActivityWorkflow, bestActivityRecord: null };
  return activityPart({ optional, childActivity: { activityWorkflowAggregate } });
}

test.each([
  ['not passed', activityPart({ workflow: 'finished', ...failed }), 'belowMinimum'],
  [
    'not passed, though optional',
    activityPart({ workflow: 'finished', optional: true, ...failed }),
    'belowMinimum',
  ],
  ['required, not begun', activityPart(), 'notDone'],
  ['required, begun', activityPart({ workflow: 'inProgress' }), 'notDone'],
  ['reading 66: required, not handed in', leftBehind(false), 'notDone'],
  ['reading 66: optional, not handed in', leftBehind(true), null],
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
