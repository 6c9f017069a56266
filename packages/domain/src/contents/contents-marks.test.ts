import { expect, test } from 'vitest';
import type { WorkflowState } from '../vocabulary';
import { activityPart } from '../activity/activity-part.builder';
import { type ContentsStatus, contentsFlags, contentsStatus } from './contents-marks';

test.each<[WorkflowState | null, boolean | null, ContentsStatus]>([
  [null, null, 'notStarted'],
  ['inProgress', null, 'inProgress'],
  ['inProgress', false, 'inProgress'],
  ['submitted', null, 'awaitingResult'],
  ['inGrading', null, 'awaitingResult'],
  ['graded', false, 'awaitingResult'],
  ['gradingApproved', null, 'awaitingResult'],
  ['finished', null, 'done'],
  ['finished', true, 'done'],
  ['finished', false, 'failed'],
])('[2.29] state %s, passed %s: %s', (workflow, passed, status) => {
  expect(contentsStatus(activityPart({ workflow, record: { passed } }))).toBe(status);
});

test('[2.29] reading 62: in a module without activities there is nothing left to do', () => {
  expect(contentsStatus(activityPart({ childActivity: { type: 'composite' } }))).toBe('done');
});

test.each<[string, Parameters<typeof activityPart>[0], string]>([
  ['nothing to mark', {}, ''],
  ['draft', { childActivity: { state: 'draft' } }, 'comingSoon'],
  ['expired', { childActivity: { state: 'expired' } }, ''],
  ['failed', { record: { passed: false } }, 'belowPassingScore'],
  ['passed', { record: { passed: true } }, ''],
  ['not judged', { record: { passed: null } }, ''],
  ['no attempts at all', { childActivity: { activityWorkflowAggregate: null } }, ''],
  ['optional', { optional: true }, 'optional'],
  ['proctored', { childActivity: { proctored: true } }, 'proctored'],
  ['for teams', { childActivity: { supportCollaborativeMode: true } }, 'team'],
  ['for nobody but its learner', { childActivity: { supportCollaborativeMode: false } }, ''],
  [
    'all at once',
    { optional: true, record: { passed: false }, childActivity: { state: 'draft', proctored: true } },
    'comingSoon belowPassingScore optional proctored',
  ],
])('[2.29] flags: %s', (_title, differs, flags) => {
  expect(contentsFlags(activityPart(differs)).join(' ')).toBe(flags);
});

test('[2.29] an activity without an aggregate is not started', () => {
  expect(contentsStatus(activityPart({ childActivity: { activityWorkflowAggregate: null } }))).toBe(
    'notStarted',
  );
});

test('[4.10] reading 66: what the end of the attempt cut off is not handed in', () => {
  const lastActivityWorkflow = {
    id: 'workflow',
    state: 'finished' as const,
    progress: 0,
    submitted: null,
    finished: null,
    lastProctoringSessionId: null,
    doneBefore: false,
  };
  const activityWorkflowAggregate = { lastActivityWorkflow, bestActivityRecord: null };
  expect(contentsStatus(activityPart({ childActivity: { activityWorkflowAggregate } }))).toBe('notHandedIn');
});
