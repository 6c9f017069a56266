import { expect, test } from 'vitest';
import { activityParts, rootPart } from './activity-part-of';
import { activityAttempt, courseNode, courseRoot } from '../activity/course-node.builder';

test('[3.7] the root is named by its activity, a part by itself', () => {
  const root = rootPart(courseRoot(courseNode({ partId: 'a' })));
  expect(root).toMatchObject({ id: 'activity', activityPathId: 'activity' });
  expect(root.childActivity.children).toMatchObject([{ id: 'a', activityPathId: 'a' }]);
});

test('[4.26] what waits for another names it, and is not available', () => {
  const parts = activityParts(
    courseRoot(courseNode({ axis: '1' }), courseNode({ partId: 'b', axis: '2', requiresPrevious: true })),
  );
  expect(parts).toMatchObject([
    { available: true, waitsFor: null },
    { available: false, waitsFor: '1' },
  ]);
});

test.each([
  ['not counted', null, 0, null],
  ['none begun', 2, 0, 2],
  ['one begun', 2, 1, 1],
  ['all begun', 2, 2, 0],
])('[8.8] tries left: %s', (_case, maxAttempts, attempts, expected) => {
  const workflow = attempts === 0 ? null : activityAttempt({ attempts });
  const [part] = activityParts(courseRoot(courseNode({ maxAttempts, workflow })));
  expect(part?.remainingAttempts).toBe(expected);
});

test.each([
  ['never begun', null, null, null],
  ['begun, without a score', activityAttempt(), null, { bestActivityRecord: null }],
  [
    'with a score',
    activityAttempt(),
    0.4,
    { bestActivityRecord: { normalizedScore: 0.4, passed: false }, lastActivityWorkflow: { id: 'workflow' } },
  ],
])('[3.7] what was made of it: %s', (_case, workflow, normalizedScore, expected) => {
  const [part] = activityParts(courseRoot(courseNode({ workflow, normalizedScore, passed: false })));
  const made = part?.childActivity.activityWorkflowAggregate;
  expect({ made }).toMatchObject({ made: expected });
});
