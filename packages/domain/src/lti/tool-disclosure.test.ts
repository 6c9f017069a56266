import { expect, test } from 'vitest';
import { NO_CONSTRAINT } from '../activity/activity-part';
import { type DisclosureFacts, toolDisclosure } from './tool-disclosure';

const NOW = new Date('2026-03-02T12:00:00Z');
const SOON = new Date(NOW.getTime() + 1);

type Differences = {
  activity?: Partial<DisclosureFacts['activity']>;
  course?: Partial<DisclosureFacts['course']>;
  isWholeCourse?: boolean;
};

function facts({ activity, course, isWholeCourse = true }: Differences): DisclosureFacts {
  return {
    activity: { constraint: null, type: 'lti', state: 'inProgress', normalizedScore: null, ...activity },
    course: {
      gradeRevealPolicy: 'none',
      gradeRevealDate: null,
      protectResults: false,
      attemptState: 'inProgress',
      ...course,
    },
    isWholeCourse,
  };
}

const constraint = (differs: Partial<typeof NO_CONSTRAINT>) => ({
  activity: { constraint: { ...NO_CONSTRAINT, ...differs } },
});
const ALL = { results: true, answers: true };
const NONE = { results: false, answers: false };

test.each<[string, Differences, { results: boolean; answers: boolean }]>([
  ['[4.20] where nothing is said, everything may be told', {}, ALL],
  ['[4.20] a course that never reveals tells nothing', { course: { gradeRevealPolicy: 'never' } }, NONE],
  ['[4.20] protected results are not told', { course: { protectResults: true } }, NONE],
  [
    '[4.20] before the date nothing is told',
    { course: { gradeRevealPolicy: 'afterDate', gradeRevealDate: SOON } },
    NONE,
  ],
  ['[4.20] on the date it is', { course: { gradeRevealPolicy: 'afterDate', gradeRevealDate: NOW } }, ALL],
  [
    '[4.20] after the finish: a course of one activity is finished with it',
    { course: { gradeRevealPolicy: 'afterFinish' } },
    ALL,
  ],
  [
    '[4.20] after the finish: one activity of several leaves the course under way',
    { course: { gradeRevealPolicy: 'afterFinish' }, isWholeCourse: false },
    NONE,
  ],
  [
    '[4.27] no review, no answers; the result may be told',
    constraint({ reviewPolicy: 'never' }),
    { results: true, answers: false },
  ],
  ['[4.27] results that are never disclosed', constraint({ resultsDisclosurePolicy: 'never' }), NONE],
  [
    '[4.27] after the finish of the activity itself',
    constraint({ resultsDisclosurePolicy: 'afterFinish' }),
    ALL,
  ],
  [
    '[4.27] while it is in grading, answers stay hidden',
    { activity: { state: 'inGrading' }, course: { attemptState: 'inGrading' } },
    { results: true, answers: false },
  ],
  [
    '[4.27] above a score: not before there is one',
    constraint({ resultsDisclosurePolicy: 'afterScore', resultsDisclosureAbove: 0.5 }),
    NONE,
  ],
])('%s', (_title, differs, expected) => {
  expect(toolDisclosure(facts(differs), NOW)).toEqual(expected);
});
