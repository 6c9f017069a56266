import { ProblemError } from '@lantern/contract/problem-error';
import type { MakeCall } from '@lantern/contract/render-page';
import { activityPart } from '@lantern/domain/activity/activity-part.builder';
import { fireEvent, screen, waitFor } from '@testing-library/react';
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

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  answerWith(json({ accepted: 1 }));
  return () => vi.restoreAllMocks();
});

const CONTENT = `/courses/${OBJECTIVE_ID}/view/content`;
const ACTIVITY = '0a000000-0000-4000-8000-000000000801';
const course = objectiveAccess({
  objectiveWorkflowAggregate: aggregate({ lastObjectiveWorkflow: workflow() }),
});
const tree = activityTree(activityPart({ axis: '1', childActivity: { type: 'discussion', name: 'Talk' } }));

/** The learner at an address that names an activity, whose place the server is asked for. */
function visitActivity(lookUp: () => Promise<{ axis: string }>) {
  const call = async ({ path }: { path: string }): Promise<unknown> => {
    if (path.endsWith('/activity-workflow-aggregate')) return lookUp();
    if (path.endsWith('/version')) return { version: 1 };
    throw new ProblemError('notFound');
  };
  return renderApp(`/learn${CONTENT}?activityId=${ACTIVITY}`, {
    call: call as MakeCall, // each call is given its own kind of answer
    answers: [
      [objectiveAccessQuery(OBJECTIVE_ID).queryKey, course],
      [activityTreeQuery(WORKFLOW_ID).queryKey, tree],
    ],
  });
}

test('[4.24] an activity that a failing server cannot find is no missing one, and is there after Try again', async () => {
  let isMended = false;
  const { router } = await visitActivity(async () => {
    if (!isMended) throw new ProblemError('busy');
    return { axis: '1' };
  });
  expect(await screen.findByText(/It is our server, not your connection/)).toBeTruthy();
  expect(screen.queryByText('Activity not found')).toBeNull();
  isMended = true;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`${CONTENT}/1`));
  expect(await screen.findByRole('heading', { level: 1, name: 'Talk' })).toBeTruthy();
});

test('[4.24] reading 70: one that the server does not know is not found', async () => {
  await visitActivity(() => Promise.reject(new ProblemError('notFound')));
  expect(await screen.findByRole('heading', { level: 1, name: 'Activity not found' })).toBeTruthy();
});
