import { ProblemError } from '@lantern/contract/problem-error';
import type { WorkflowState } from '@lantern/domain/vocabulary';
import { expect, test, vi } from 'vitest';
import {
  AGGREGATE_ID,
  aggregate,
  OBJECTIVE_ID,
  objectiveAccess,
  WORKFLOW_ID,
  workflow,
} from '../../testing/objective-access.builder';
import { NetworkError } from '../transport/network-error';
import { createStart, type StartDeps } from './start-sequence';

const CONTENT = `/courses/${OBJECTIVE_ID}/view/content`;
const refused = new ProblemError('commandFailed');

function startWith(differs: Partial<StartDeps> = {}) {
  let made = 0;
  const deps = {
    getAggregate: async () => null,
    getRootState: async () => null,
    startObjectiveWorkflow: vi.fn<StartDeps['startObjectiveWorkflow']>().mockResolvedValue(null),
    startActivityWorkflows: vi.fn<StartDeps['startActivityWorkflows']>().mockResolvedValue(null),
    newId: () => `new-${(made += 1)}`,
    wait: async () => {},
    random: () => 0,
    ...differs,
  };
  return { deps, start: createStart(deps) };
}

const fresh = (type: 'composite' | 'text' | 'lti') =>
  objectiveAccess({ objective: { type }, objectiveWorkflowAggregate: aggregate() });
const taken = (type: 'composite' | 'text') =>
  objectiveAccess({
    objective: { type },
    objectiveWorkflowAggregate: aggregate({ lastObjectiveWorkflow: workflow({ state: 'finished' }) }),
  });

test('[4.9] a composite course starts without an activity', async () => {
  const { deps, start } = startWith();
  expect(await start(fresh('composite'))).toEqual({
    destination: { path: CONTENT, fullPageLoad: false },
    isRestart: false,
    activity: 'notAsked',
  });
  expect(deps.startObjectiveWorkflow).toHaveBeenCalledExactlyOnceWith({
    id: 'new-1',
    objectiveWorkflowAggregateId: AGGREGATE_ID,
  });
  expect(deps.startActivityWorkflows).not.toHaveBeenCalled();
});

test('[4.9] any other course starts with its root activity, an lti course on a fresh page', async () => {
  const { deps, start } = startWith();
  const outcome = await start(fresh('lti'));
  expect(outcome).toMatchObject({ activity: 'started', destination: { fullPageLoad: true } });
  expect(deps.startActivityWorkflows).toHaveBeenCalledWith({
    objectiveWorkflowId: 'new-1',
    activityPartIds: [],
  });
});

test.each<[WorkflowState, string]>([
  ['finished', 'started'],
  ['inProgress', 'notAsked'],
])('[4.9] on a restart a root activity that was %s is %s (reading 23)', async (state, activity) => {
  const { start } = startWith({ getRootState: async () => state });
  expect(await start(taken('composite'))).toMatchObject({ isRestart: true, activity });
});

test('[8.3] an activity that does not start is told apart from the attempt', async () => {
  const { start } = startWith({ startActivityWorkflows: () => Promise.reject(refused) });
  expect(await start(fresh('text'))).toMatchObject({ activity: 'failed' });
});

test('[4.8] what is sent again, by itself or by the learner, is the same command', async () => {
  const startObjectiveWorkflow = vi.fn<StartDeps['startObjectiveWorkflow']>();
  startObjectiveWorkflow.mockRejectedValue(new NetworkError());
  const { start } = startWith({ startObjectiveWorkflow });
  await expect(start(fresh('composite'))).rejects.toThrow(NetworkError);
  startObjectiveWorkflow.mockResolvedValue(null);
  await start(fresh('composite'));
  const ids = startObjectiveWorkflow.mock.calls.map(([{ id }]) => id);
  expect(ids.length).toBeGreaterThan(2);
  expect(new Set(ids)).toEqual(new Set(['new-1']));
});

test('[4.8] after a final refusal the next try is a new command', async () => {
  const startObjectiveWorkflow = vi.fn<StartDeps['startObjectiveWorkflow']>();
  startObjectiveWorkflow.mockRejectedValueOnce(refused).mockResolvedValue(null);
  const { start } = startWith({ startObjectiveWorkflow });
  await expect(start(fresh('composite'))).rejects.toBe(refused);
  await start(fresh('composite'));
  expect(startObjectiveWorkflow.mock.calls.map(([{ id }]) => id)).toEqual(['new-1', 'new-2']);
});

test('an attempt that another tab began is gone on with', async () => {
  const { deps, start } = startWith({
    startObjectiveWorkflow: () => Promise.reject(refused),
    getAggregate: async () => aggregate({ lastObjectiveWorkflow: workflow() }),
  });
  expect(await start(fresh('text'))).toMatchObject({ activity: 'started' });
  expect(deps.startActivityWorkflows).toHaveBeenCalledWith({
    objectiveWorkflowId: WORKFLOW_ID,
    activityPartIds: [],
  });
});
