import { expect, test } from 'vitest';
import { activityPart } from '../activity/activity-part.builder';
import type { ListedCourse } from '../contents/table-of-contents';
import { whatIsMissing } from './what-is-missing';

const NOW = new Date('2026-03-10T12:00:00Z');
const OVER: ListedCourse = { isFinished: true, accessNewContentAfterCompletion: false, review: null };
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
  expect(whatIsMissing([part], OVER, NOW).map(({ why }) => why)).toEqual(expected === null ? [] : [expected]);
});

const quiz = activityPart({ axis: '2', childActivity: { type: 'lti' }, ...failed });

test.each([
  ['a page that was read', { workflow: 'finished' }, OVER, true],
  ['a page that was never opened', {}, OVER, false],
  ['the same, where new content may be seen', {}, { ...OVER, accessNewContentAfterCompletion: true }, true],
  [
    'a page that opens tomorrow',
    { activityConstraint: { startFrom: new Date('2026-03-11T12:00:00Z') } },
    { ...OVER, accessNewContentAfterCompletion: true },
    false,
  ],
] as const)(
  '[8.8] with it stands the lesson before it, if that can be opened: %s',
  (_case, differs, course, isNamed) => {
    const lesson = activityPart({ axis: '1', ...differs });
    const ofQuiz = whatIsMissing([lesson, quiz], course, NOW).at(-1);
    expect(ofQuiz).toEqual({ part: quiz, why: 'belowMinimum', lesson: isNamed ? lesson : null });
  },
);
