import { getMyTasks } from '@lantern/contract/planner/get-my-tasks';
import { ProblemError } from '@lantern/contract/problem-error';
import type { MakeCall } from '@lantern/contract/render-page';
import { activityPart } from '@lantern/domain/activity/activity-part.builder';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { activityTree } from '../../../testing/activity-tree.builder';
import { json } from '../../../testing/network';
import {
  aggregate,
  OBJECTIVE_ID,
  objectiveAccess,
  workflow,
} from '../../../testing/objective-access.builder';
import { renderApp } from '../../../testing/render-app';

const CONTENT = `/courses/${OBJECTIVE_ID}/view/content`;

beforeEach(() => {
  vi.stubGlobal('fetch', async () => json({ data: [] }));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The contents of a course, which could not be fetched yet. */
async function openContents() {
  const course = objectiveAccess({
    objectiveWorkflowAggregate: aggregate({ lastObjectiveWorkflow: workflow() }),
  });
  const server = { hasTree: false };
  const answer = async ({ path }: { path: string }): Promise<unknown> => {
    if (path.endsWith('/objective-access')) return course;
    if (path === getMyTasks.path) return new Promise(() => {});
    if (path.endsWith('/activity-with-aggregates')) {
      if (!server.hasTree) throw new ProblemError('notFound');
      return activityTree(activityPart({ childActivity: { name: 'Lesson 1' } }));
    }
    return [];
  };
  const { router } = await renderApp(`/learn${CONTENT}`, { call: answer as MakeCall }); // each call is given its own kind of answer
  return { router, server, tryAgain: await screen.findByRole('button', { name: 'Try again' }) };
}

test('[4.28] what opens by itself has the address from then on', async () => {
  const { router, server, tryAgain } = await openContents();
  server.hasTree = true;
  fireEvent.click(tryAgain);
  await waitFor(() => expect(router.latestLocation.pathname).toBe(`${CONTENT}/1`));
});

test('[4.28] who is on the way to another page is not led back by what opens meanwhile', async () => {
  const { router, server, tryAgain } = await openContents();
  act(() => void router.navigate({ href: '/learn/tasks' }));
  server.hasTree = true;
  fireEvent.click(tryAgain);
  expect(await screen.findByRole('heading', { level: 1, name: 'Lesson 1' })).toBeTruthy();
  expect(router.latestLocation.pathname).toBe('/tasks');
});
