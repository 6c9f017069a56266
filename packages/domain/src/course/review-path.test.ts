import { expect, test } from 'vitest';
import { type ReviewedAttempt, reviewPath } from './review-path';

const last: ReviewedAttempt = { objectiveWorkflowId: null, activityWorkflowId: 'activity-1' };

const cases = [
  [
    'the last attempt is reviewed in the content',
    'composite',
    last,
    '/courses/c/view/content?viewType=REVIEW',
  ],
  [
    'an earlier attempt is named',
    'text',
    { ...last, objectiveWorkflowId: 'attempt-1' },
    '/courses/c/view/content?viewType=REVIEW&objectiveWorkflowId=attempt-1',
  ],
  [
    'an lti attempt has a view of its own',
    'lti',
    { ...last, objectiveWorkflowId: 'attempt-1' },
    '/courses/c/workflow/activity-1/view?viewType=REVIEW',
  ],
  [
    'an lti attempt of which no activity is known falls back to the content',
    'lti',
    { ...last, activityWorkflowId: null },
    '/courses/c/view/content?viewType=REVIEW',
  ],
] as const;

test.each(cases)('[2.9] %s', (_name, type, attempt, path) => {
  expect(reviewPath({ id: 'c', type }, attempt)).toBe(path);
});
