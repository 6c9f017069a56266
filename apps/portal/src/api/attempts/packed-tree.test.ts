import { activityPart } from '@lantern/domain/activity/activity-part.builder';
import { expect, test } from 'vitest';
import { activityTree } from '../../testing/activity-tree.builder';
import { packTree, unpackTree } from './packed-tree';

const DAY = new Date('2026-03-04T09:00:00Z');

test('what is packed comes out as it was, dates and depth included', () => {
  const part = activityPart({
    axis: '1.1',
    id: 'p11',
    activityPathId: 'other',
    available: false,
    waitsFor: '1',
    scoreWeight: 0,
    duration: 600,
    normalizedPassingScore: 0.6,
    remainingAttempts: 2,
    activityConstraint: { startFrom: DAY, due: DAY, reviewPolicy: 'never' },
    workflow: 'finished',
    record: { passed: false, normalizedScore: 0.4 },
    childActivity: { code: 'A', proctored: true, supportMobileView: false },
  });
  const whole = activityTree(activityPart({ childActivity: { type: 'composite', children: [part] } }));
  expect(unpackTree(packTree(whole))).toEqual(whole);
});

test('what is plain takes no room', () => {
  const packed = packTree(
    activityTree(activityPart({ id: 'p', activityPathId: 'p', activityConstraint: null })),
  );
  // The root is told in full, its one part only by what is its own.
  const [, part = ''] = packed.split('"children":');
  expect(part.match(/available|activityPathId|activityConstraint|supportReview|children/g)).toBeNull();
});
