import type { MakeCall } from '@lantern/contract/render-page';
import { activityPart } from '@lantern/domain/activity/activity-part.builder';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { activityTreeQuery } from '../../api/attempts/activities';
import { objectiveAccessQuery } from '../../api/courses/courses';
import { activityTree } from '../../testing/activity-tree.builder';
import { answerWith, json } from '../../testing/network';
import {
  aggregate,
  OBJECTIVE_ID,
  objectiveAccess,
  WORKFLOW_ID,
  workflow,
} from '../../testing/objective-access.builder';
import { renderApp } from '../../testing/render-app';

vi.setConfig({ testTimeout: 30_000 });
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  answerWith(json({ accepted: 1 }));
  return () => vi.restoreAllMocks();
});

const EARLIER_ATTEMPT = '0a000000-0000-4000-8000-000000000402';
const LAST_DONE = '0a000000-0000-4000-8000-000000000701';
const DONE_EARLIER = '0a000000-0000-4000-8000-000000000702';
const UNKNOWN = '0a000000-0000-4000-8000-000000000703';
const LAST_ROOT = '0a000000-0000-4000-8000-000000000704';

const course = objectiveAccess({
  objectiveWorkflowAggregate: aggregate({ lastObjectiveWorkflow: workflow() }),
});
const attemptAt = (id: string) => ({
  id,
  state: 'finished' as const,
  progress: 1,
  submitted: null,
  finished: null,
  lastProctoringSessionId: null,
  doneBefore: false,
});

/** A course whose one activity was taken in this attempt. */
function treeOf(attemptId: string, activityWorkflowId: string) {
  const part = activityPart({ workflow: 'finished', childActivity: { type: 'discussion' } });
  part.childActivity.activityWorkflowAggregate = {
    lastActivityWorkflow: attemptAt(activityWorkflowId),
    bestActivityRecord: null,
  };
  const tree = activityTree(part);
  return {
    ...tree,
    objectiveWorkflow: { ...tree.objectiveWorkflow, id: attemptId },
    ...(attemptId === WORKFLOW_ID && {
      activityWorkflowAggregate: { lastActivityWorkflow: attemptAt(LAST_ROOT), bestActivityRecord: null },
    }),
  };
}

/** The learner at the address of an attempt at an activity. */
async function visit(workflowId: string, query = '', taken = course) {
  const asked: string[] = [];
  const call = async ({ path }: { path: string }, input: unknown): Promise<unknown> => {
    if (path.endsWith('/version')) return { version: 1 };
    if (!path.endsWith('/activity-workflow-aggregates/query')) throw new Error(path);
    const filter = JSON.stringify(input);
    asked.push(filter);
    const found = [
      [DONE_EARLIER, EARLIER_ATTEMPT],
      [LAST_DONE, WORKFLOW_ID],
    ].filter(([id = '']) => filter.includes(id) && filter.includes(OBJECTIVE_ID));
    return { data: found.map(([id, objectiveWorkflowId]) => ({ id, objectiveWorkflowId })) };
  };
  const { router } = await renderApp(`/learn/courses/${OBJECTIVE_ID}/workflow/${workflowId}/view${query}`, {
    call: call as MakeCall, // of others it is only looked whether the attempt has changed
    answers: [
      [objectiveAccessQuery(OBJECTIVE_ID).queryKey, taken],
      [activityTreeQuery(WORKFLOW_ID).queryKey, treeOf(WORKFLOW_ID, LAST_DONE)],
      [activityTreeQuery(EARLIER_ATTEMPT).queryKey, treeOf(EARLIER_ATTEMPT, DONE_EARLIER)],
    ],
  });
  return { asked, query: new URLSearchParams(router.state.location.searchStr) };
}

test.each([LAST_DONE, LAST_DONE.toUpperCase(), LAST_ROOT])(
  '[2.9] what was done in the last attempt opens where it stands, and nothing more is asked: %s',
  async (workflowId) => {
    const { asked, query } = await visit(workflowId, '?viewType=REVIEW');
    expect(asked).toEqual([]);
    expect([...query]).toEqual([['viewType', 'REVIEW']]);
  },
);

test.each(['', '?viewType=REVIEW', `?objectiveWorkflowId=${UNKNOWN}`])(
  '[2.9] what was done in an earlier attempt is looked back at in that attempt: %s',
  async (query) => {
    const shown = await visit(DONE_EARLIER, query);
    expect(shown.query.get('viewType')).toBe('REVIEW');
    expect(shown.query.get('objectiveWorkflowId')).toBe(EARLIER_ATTEMPT);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Reading');
  },
);

test('[2.9] an address that names another attempt than its own is put right', async () => {
  const { query } = await visit(LAST_DONE, `?objectiveWorkflowId=${EARLIER_ATTEMPT}`);
  expect([...query]).toEqual([['viewType', 'REVIEW']]);
});

test.each([
  [UNKNOWN, ''],
  ['nothing', ''],
  [UNKNOWN, `?objectiveWorkflowId=${EARLIER_ATTEMPT}`],
])('[2.9] [8.5] an attempt that is not there is not found: %s%s', async (workflowId, query) => {
  await visit(workflowId, query);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Activity not found');
});

test('[2.9] [2.21] in a course that was never begun there is no attempt', async () => {
  const { asked } = await visit(LAST_DONE, '', objectiveAccess({ objectiveWorkflowAggregate: aggregate() }));
  expect(asked).toEqual([]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page not found');
});
