import { expect, test } from 'vitest';
import { NO_CONSTRAINT } from '../activity/activity-part';
import { activityAttempt, courseNode, courseRoot } from '../activity/course-node.builder';
import type { GradeReveal } from '../grade/grade-reveal';
import type { WorkflowState } from '../vocabulary';
import { type LaunchMode, launchMode, mayReviewAtLaunch, reviewFactsAt } from './launch-review';

const NOW = new Date('2026-03-02T12:00:00Z');
const LATER = new Date('2026-03-02T12:00:01Z');
const at = (state: WorkflowState) => courseNode({ type: 'lti', workflow: activityAttempt({ state }) });

test.each<[string, WorkflowState, WorkflowState, boolean, LaunchMode | null]>([
  ['open', 'inProgress', 'inProgress', false, 'take'],
  ['open, asked for a review', 'inProgress', 'inProgress', true, null],
  ['handed in within a running attempt', 'inProgress', 'finished', false, 'review'],
  ['open when the attempt was handed in', 'submitted', 'inProgress', false, 'review'],
  ['over', 'finished', 'finished', true, 'review'],
])('[7.19] how a tool is opened: %s', (_case, attempt, activity, isReview, expected) => {
  expect(launchMode(attempt, at(activity), isReview)).toBe(expected);
});

const node = at('finished');
const whole = courseNode({ partId: null, type: 'lti' });
const always: GradeReveal = { gradeRevealPolicy: 'none', gradeRevealDate: null };

test.each<[string, WorkflowState, typeof node, GradeReveal, boolean]>([
  ['a part of a running attempt', 'inProgress', node, { ...always, gradeRevealPolicy: 'never' }, true],
  ['the whole course while it runs', 'inProgress', whole, always, false],
  ['not while it is graded', 'inGrading', node, always, false],
  ['once it is over', 'finished', node, always, true],
  ['not where grades are never told', 'finished', node, { ...always, gradeRevealPolicy: 'never' }, false],
  ['from its date on', 'finished', node, { gradeRevealPolicy: 'afterDate', gradeRevealDate: NOW }, true],
  [
    'not a second earlier',
    'finished',
    node,
    { gradeRevealPolicy: 'afterDate', gradeRevealDate: LATER },
    false,
  ],
])('[4.16] [4.20] [4.21] a tool may be looked back at: %s', (_case, state, asked, reveal, expected) => {
  const attempt = { state, protectResults: false };
  expect(mayReviewAtLaunch(attempt, { root: courseRoot(asked), node: asked, reveal }, NOW)).toBe(expected);
});

test('[4.20] secret results, or a course without review, keep its tools closed', () => {
  const facts = { root: courseRoot(node), node, reveal: always };
  expect(mayReviewAtLaunch({ state: 'finished', protectResults: true }, facts, NOW)).toBe(false);
  const root = { ...facts.root, part: { ...facts.root.part, supportReview: false } };
  expect(mayReviewAtLaunch({ state: 'finished', protectResults: false }, { ...facts, root }, NOW)).toBe(
    false,
  );
});

test('[4.27] [5.10] an activity is reviewed by the constraint that it inherits', () => {
  const inside = courseNode({ partId: 'inside', axis: '1.1', type: 'lti', normalizedScore: 0.4 });
  const root = courseRoot(
    courseNode({
      type: 'composite',
      constraint: { ...NO_CONSTRAINT, resultsDisclosureFrom: LATER },
      children: [inside],
    }),
  );
  expect(reviewFactsAt(root, inside)).toEqual({
    constraint: { ...NO_CONSTRAINT, resultsDisclosureFrom: LATER },
    type: 'lti',
    state: 'inProgress',
    normalizedScore: 0.4,
  });
  expect(reviewFactsAt(whole, whole).constraint).toBeNull();
});
