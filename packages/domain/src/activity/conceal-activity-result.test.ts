import { expect, test } from 'vitest';
import { NO_CONSTRAINT } from './activity-part';
import type { ResultsDisclosurePolicy } from '../vocabulary';
import { concealActivityResult } from './conceal-activity-result';
import type { SecretiveCourse } from '../grade/conceal-results';

const NOW = new Date('2026-03-02T12:00:00Z');
const LATER = new Date('2026-03-02T12:00:01Z');
const made = {
  id: 'a',
  lastActivityWorkflow: { state: 'finished' },
  bestActivityRecord: { normalizedScore: 0.4, passed: false },
} as const;
const attempt = { id: 'attempt', state: 'finished', protectResults: false } as const;
const course: SecretiveCourse = {
  gradeRevealPolicy: 'none',
  gradeRevealDate: null,
  objectiveWorkflowAggregate: { lastObjectiveWorkflow: attempt },
};
const protectedCourse: SecretiveCourse = {
  ...course,
  objectiveWorkflowAggregate: { lastObjectiveWorkflow: { ...attempt, protectResults: true } },
};

test.each<[string, SecretiveCourse, ResultsDisclosurePolicy, boolean]>([
  ['both tell', course, 'none', true],
  ['the activity never does', course, 'never', false],
  ['the course never does', { ...course, gradeRevealPolicy: 'never' }, 'none', false],
  ['the course does now', { ...course, gradeRevealPolicy: 'afterDate', gradeRevealDate: NOW }, 'none', true],
  [
    'the course does in a second',
    { ...course, gradeRevealPolicy: 'afterDate', gradeRevealDate: LATER },
    'none',
    false,
  ],
  ['reading 22: the attempt is secret', protectedCourse, 'none', false],
])('[4.20] [4.27] an activity’s result: %s', (_case, of, resultsDisclosurePolicy, isTold) => {
  const activity = { type: 'lti', constraint: { ...NO_CONSTRAINT, resultsDisclosurePolicy } } as const;
  const told = concealActivityResult({ aggregate: made, course: of, activity }, NOW);
  expect(told).toEqual(isTold ? made : { ...made, bestActivityRecord: null });
});

test('[4.20] without a result there is nothing to hide', () => {
  const untried = { ...made, bestActivityRecord: null };
  const activity = { type: 'lti', constraint: null } as const;
  const never = { ...course, gradeRevealPolicy: 'never' } as const;
  expect(concealActivityResult({ aggregate: untried, course: never, activity }, NOW)).toBe(untried);
});
