import { expect, test } from 'vitest';
import type { LifecycleState, WorkflowState } from '../vocabulary';
import { type ActivityLock, activityLock, isActivityDisabled, isSelectable } from './activity-lock';
import type { ActivityConstraint } from './activity-part';
import { activityPart } from './activity-part.builder';

const NOW = new Date('2026-03-10T12:00:00Z');
const JUST_BEFORE = new Date(NOW.getTime() - 1);
const JUST_AFTER = new Date(NOW.getTime() + 1);
const EVERY_STATE = [null, 'inProgress', 'submitted', 'graded', 'gradingApproved', 'finished'] as const;
const HANDED_IN = ['submitted', 'graded', 'gradingApproved', 'finished'] as const;

function closes(activityConstraint: Partial<ActivityConstraint>, workflow: WorkflowState | null): boolean {
  return isActivityDisabled(activityPart({ activityConstraint, workflow }), NOW);
}

test('[4.25] without constraints nothing is disabled', () => {
  expect(isActivityDisabled(activityPart({ activityConstraint: null }), NOW)).toBe(false);
  expect(activityLock(activityPart(), NOW)).toBeNull();
});

test.each(EVERY_STATE)('[4.25] reading 17: startFrom and accessibleUntil hold for state %s', (workflow) => {
  expect(closes({ startFrom: JUST_AFTER }, workflow)).toBe(true);
  expect(closes({ startFrom: NOW }, workflow)).toBe(false);
  expect(closes({ startFrom: JUST_BEFORE }, workflow)).toBe(false);
  expect(closes({ accessibleUntil: JUST_BEFORE }, workflow)).toBe(true);
  expect(closes({ accessibleUntil: NOW }, workflow)).toBe(false);
  expect(closes({ accessibleUntil: JUST_AFTER }, workflow)).toBe(false);
});

test.each(EVERY_STATE)('[4.25] content that is unavailable disables, state %s', (workflow) => {
  expect(isActivityDisabled(activityPart({ contentAvailable: false, workflow }), NOW)).toBe(true);
});

test.each([
  [null, true],
  ['inProgress', true],
  ['submitted', true],
  ['finished', false],
] as const)(
  '[4.31] a proctored activity without a session in progress, state %s: shut %s',
  (workflow, isShut) => {
    const part = activityPart({ workflow, childActivity: { proctored: true } });
    expect(activityLock(part, NOW)).toEqual(isShut ? { kind: 'proctored' } : null);
  },
);

test.each<[WorkflowState, boolean]>([
  ['inProgress', false],
  ['submitted', true],
])('[4.31] under way with a session %s: shut %s', (proctoringState, isShut) => {
  const part = activityPart({ workflow: 'inProgress' });
  const lastActivityWorkflow = part.childActivity.activityWorkflowAggregate?.lastActivityWorkflow;
  if (!lastActivityWorkflow) throw new Error('Under way');
  const childActivity = {
    ...part.childActivity,
    proctored: true,
    activityWorkflowAggregate: {
      lastActivityWorkflow: { ...lastActivityWorkflow, proctoringState },
      bestActivityRecord: null,
    },
  };
  expect(isActivityDisabled({ ...part, childActivity }, NOW)).toBe(isShut);
});

test('[4.25] not started: startUntil and gracePeriodUntil close it, not at the very instant', () => {
  expect(closes({ startUntil: JUST_BEFORE }, null)).toBe(true);
  expect(closes({ startUntil: NOW }, null)).toBe(false);
  expect(closes({ startUntil: JUST_AFTER }, null)).toBe(false);
  expect(closes({ gracePeriodUntil: JUST_BEFORE }, null)).toBe(true);
  expect(closes({ gracePeriodUntil: NOW }, null)).toBe(false);
  expect(closes({ gracePeriodUntil: JUST_AFTER }, null)).toBe(false);
});

test('[4.25] in progress: gracePeriodUntil closes it, startUntil does not', () => {
  expect(closes({ gracePeriodUntil: JUST_BEFORE }, 'inProgress')).toBe(true);
  expect(closes({ gracePeriodUntil: NOW }, 'inProgress')).toBe(false);
  expect(closes({ startUntil: JUST_BEFORE }, 'inProgress')).toBe(false);
});

test.each(HANDED_IN)('[4.25] reading 17: %s ignores startUntil and gracePeriodUntil', (workflow) => {
  expect(closes({ startUntil: JUST_BEFORE, gracePeriodUntil: JUST_BEFORE }, workflow)).toBe(false);
});

test.each(EVERY_STATE)('[4.25] reading 18: due never disables, state %s', (workflow) => {
  expect(closes({ due: JUST_BEFORE }, workflow)).toBe(false);
});

test.each<[WorkflowState | null, boolean]>([
  [null, false],
  ['inProgress', false],
  ['submitted', true],
  ['finished', true],
])('[4.25] reading 5: a review policy of never, state %s: disabled %s', (workflow, disabled) => {
  expect(closes({ reviewPolicy: 'never' }, workflow)).toBe(disabled);
});

test('[4.25] reading 21: in grading the review is hidden', () => {
  expect(activityLock(activityPart({ workflow: 'inGrading' }), NOW)).toEqual({
    kind: 'reviewHidden',
    concealment: { kind: 'inGrading' },
  });
});

test.each([
  ['lti', 0.8, null],
  ['lti', 0.7, 'reviewHidden'],
  ['text', 0.8, 'reviewHidden'],
] as const)(
  '[4.25] [4.27] afterScore looks at the best record: %s with %s: %s',
  (type, normalizedScore, kind) => {
    const part = activityPart({
      workflow: 'finished',
      record: { normalizedScore },
      childActivity: { type },
      activityConstraint: {
        reviewPolicy: 'afterRevealingResults',
        resultsDisclosurePolicy: 'afterScore',
        resultsDisclosureAbove: 0.8,
      },
    });
    expect(activityLock(part, NOW)?.kind ?? null).toBe(kind);
  },
);

/** Everything wrong at once; each row mends what stands before the reason it expects. */
const past = { gracePeriodUntil: JUST_BEFORE, accessibleUntil: JUST_BEFORE, startUntil: JUST_BEFORE };
const ordered: Array<[string, Parameters<typeof activityPart>[0], ActivityLock]> = [
  [
    'coming soon, when it is a draft',
    {
      childActivity: { state: 'draft' },
      available: false,
      activityConstraint: past,
      contentAvailable: false,
    },
    { kind: 'comingSoon' },
  ],
  [
    'reading 46: no longer available, when it is archived',
    {
      childActivity: { state: 'archived' },
      available: false,
      activityConstraint: past,
      contentAvailable: false,
    },
    { kind: 'noLongerAvailable' },
  ],
  [
    'complete the previous one, when it is not available',
    { available: false, activityConstraint: past, contentAvailable: false },
    { kind: 'completePrevious' },
  ],
  [
    'grace period passed',
    { activityConstraint: { ...past, startFrom: JUST_AFTER }, contentAvailable: false },
    { kind: 'gracePeriodPassed', until: JUST_BEFORE },
  ],
  [
    'accessible-until passed',
    {
      activityConstraint: { ...past, gracePeriodUntil: null, startFrom: JUST_AFTER },
      contentAvailable: false,
    },
    { kind: 'accessibleUntilPassed', until: JUST_BEFORE },
  ],
  [
    'before start',
    { activityConstraint: { startUntil: JUST_BEFORE, startFrom: JUST_AFTER }, contentAvailable: false },
    { kind: 'beforeStart', from: JUST_AFTER },
  ],
  [
    'after start-until',
    { activityConstraint: { startUntil: JUST_BEFORE }, contentAvailable: false },
    { kind: 'afterStartUntil', until: JUST_BEFORE },
  ],
  [
    'the reason that hides the review',
    { workflow: 'finished', activityConstraint: { reviewPolicy: 'never' }, contentAvailable: false },
    { kind: 'reviewHidden', concealment: { kind: 'never' } },
  ],
  ['else the server’s', { contentAvailable: false }, { kind: 'serverSide' }],
];

test.each(ordered)('[4.26] [8.8] the first reason: %s', (_title, differs, lock) => {
  expect(activityLock(activityPart(differs), NOW)).toEqual(lock);
});

test.each<[LifecycleState, boolean, boolean, boolean]>([
  ['ready', true, true, true],
  ['expired', true, true, true],
  ['draft', true, true, false],
  ['archived', true, true, false],
  ['ready', false, true, false],
  ['ready', true, false, false],
])('[4.28] %s, available %s, content %s: selectable %s', (state, available, contentAvailable, selectable) => {
  const part = activityPart({ available, contentAvailable, childActivity: { state } });
  expect(isSelectable(part, NOW)).toBe(selectable);
});
