import type { ActivityPart } from '@lantern/contract/entities/activity-part';
import { activityPart } from '@lantern/domain/activity/activity-part.builder';
import type { ActivityPart as DomainPart } from '@lantern/domain/activity/activity-part';
import { expect, test } from 'vitest';
import { type ActivityTree, packTree, unpackTree } from './packed-tree';

const DAY = new Date('2026-03-04T09:00:00Z');

/** On the wire there is no aggregate without an attempt. */
function sent(part: DomainPart): ActivityPart {
  const { children, activityWorkflowAggregate: aggregate } = part.childActivity;
  return {
    ...part,
    childActivity: {
      ...part.childActivity,
      children: children.map(sent),
      activityWorkflowAggregate: aggregate?.lastActivityWorkflow ? aggregate : null,
    },
  } as ActivityPart; // whole, and with an attempt where there is an aggregate
}

function tree(...children: DomainPart[]): ActivityTree {
  return {
    id: '0a000000-0000-4000-8000-000000000601',
    name: 'Course',
    code: '',
    type: 'composite',
    activityType: null,
    state: 'ready',
    proctored: false,
    supportReview: true,
    supportMobileView: true,
    activityWorkflowAggregate: null,
    presentationMode: 'tree',
    displayMode: 'embeddedAuto',
    accessNewContentAfterCompletion: false,
    objectiveWorkflow: { id: '0a000000-0000-4000-8000-000000000401', state: 'inProgress', progress: 0.5 },
    children: children.map(sent),
  };
}

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
  const whole = tree(activityPart({ childActivity: { type: 'composite', children: [part] } }));
  expect(unpackTree(packTree(whole))).toEqual(whole);
});

test('what is plain takes no room', () => {
  const packed = packTree(tree(activityPart({ id: 'p', activityPathId: 'p', activityConstraint: null })));
  // The root is told in full, its one part only by what is its own.
  const [, part = ''] = packed.split('"children":');
  expect(part.match(/available|activityPathId|activityConstraint|supportReview|children/g)).toBeNull();
});
