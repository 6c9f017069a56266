import '@lantern/contract/activities/get-activity-with-aggregates';
import '@lantern/contract/courses/get-aggregate-version';
import '@lantern/contract/courses/get-objective-access';
import { ProblemError } from '@lantern/contract/problem-error';
import type { MakeCall } from '@lantern/contract/render-page';
import { activityPart } from '@lantern/domain/activity/activity-part.builder';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { provideApi } from '../../api/api-of';
import type { ActivityTree } from '../../api/packed-tree';
import { createQueryClient } from '../../app/create-query-client';
import { ClockContext, clockFrom } from '../../lib/clock';
import { NEWS_KEY } from '../../lib/tab-news';
import { activityTree } from '../../testing/activity-tree.builder';
import { aggregate, OBJECTIVE_ID, objectiveAccess, workflow } from '../../testing/objective-access.builder';
import { NOON } from '../../testing/page-facts.builder';
import { usePlayer } from './use-player';

function runningAt(version: number) {
  return objectiveAccess({
    objectiveWorkflowAggregate: aggregate({ lastObjectiveWorkflow: workflow(), version }),
  });
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  return () => {
    cleanup();
    vi.useRealTimers();
  };
});

function Probe() {
  const { tree } = usePlayer();
  return <p>{tree ? tree.children.map(({ childActivity }) => childActivity.name).join() : 'no tree'}</p>;
}

/** A page with a server whose tree is what `tree` holds; null is a server that fails. */
async function openPlayer(tree: ActivityTree | null) {
  const server = { tree, version: 1, askedForTree: 0, askedForCourse: 0 };
  const client = createQueryClient();
  const call = async ({ path }: { path: string }): Promise<unknown> => {
    if (path.endsWith('/objective-access')) {
      server.askedForCourse += 1;
      return runningAt(server.version);
    }
    if (path.endsWith('/version')) return { version: server.version };
    server.askedForTree += 1;
    if (!server.tree) throw new ProblemError('notFound');
    return server.tree;
  };
  provideApi(client, call as MakeCall); // nothing else is asked for
  const root = createRootRoute();
  const content = createRoute({
    getParentRoute: () => root,
    path: '/courses/$objectiveId/view/content',
    component: () => (
      <Suspense>
        <Probe />
      </Suspense>
    ),
  });
  const clock = clockFrom(NOON);
  const router = createRouter({
    routeTree: root.addChildren([content]),
    history: createMemoryHistory({ initialEntries: [`/courses/${OBJECTIVE_ID}/view/content`] }),
    Wrap: ({ children }) => (
      <ClockContext value={clock}>
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      </ClockContext>
    ),
  });
  await router.load();
  render(<RouterProvider router={router as never} />); // not the app's own router, whose type is registered
  await pass(100);
  return server;
}

async function pass(ms: number) {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

const named = (name: string, differs: Parameters<typeof activityPart>[0] = {}) =>
  activityTree(activityPart({ ...differs, childActivity: { name } }));

test('[4.30] a whole tree that could not be fetched is asked for again every 30 seconds', async () => {
  const server = await openPlayer(null);
  expect(screen.getByText('no tree')).toBeTruthy();
  const asked = server.askedForTree;
  await pass(29_000);
  expect(server.askedForTree).toBe(asked);
  await pass(1000);
  expect(server.askedForTree).toBe(asked + 1);
  server.tree = named('Apples');
  await pass(30_000);
  expect(screen.getByText('Apples')).toBeTruthy();
  await pass(300_000);
  expect(server.askedForTree).toBe(asked + 2);
});

test('[4.30] when the nearest date arrives the tree and the course are asked for anew, once', async () => {
  const startFrom = new Date(NOON.getTime() + 20_000);
  const server = await openPlayer(named('Shut', { activityConstraint: { startFrom } }));
  expect(server).toMatchObject({ askedForTree: 1, askedForCourse: 1 });
  server.tree = named('Open', { activityConstraint: { startFrom } });
  await pass(19_000);
  expect(screen.getByText('Shut')).toBeTruthy();
  await pass(1000);
  expect(screen.getByText('Open')).toBeTruthy();
  await pass(300_000);
  expect(server).toMatchObject({ askedForTree: 2, askedForCourse: 2 });
});

test('[4.30] a date that passed while the machine slept counts as soon as the page is looked at', async () => {
  const startFrom = new Date(NOON.getTime() + 3_600_000);
  const server = await openPlayer(named('Shut', { activityConstraint: { startFrom } }));
  server.tree = named('Open', { activityConstraint: { startFrom } });
  vi.setSystemTime(NOON.getTime() + 2 * 3_600_000);
  act(() => void window.dispatchEvent(new Event('focus')));
  await pass(100);
  expect(screen.getByText('Open')).toBeTruthy();
});

test.each([
  ['another tab has news', () => window.dispatchEvent(new StorageEvent('storage', { key: NEWS_KEY }))],
  ['the tab is looked at again', () => window.dispatchEvent(new Event('visibilitychange'))],
])('[4.30] when %s, the tree is asked for anew', async (_title, happen) => {
  const server = await openPlayer(named('Apples'));
  server.tree = named('Bread');
  act(() => void happen());
  await pass(100);
  expect(screen.getByText('Bread')).toBeTruthy();
});

test('[4.3] what another device or a grader has changed is asked for within seconds, and once', async () => {
  const server = await openPlayer(named('Apples'));
  server.tree = named('Bread');
  await pass(12_000);
  expect(screen.getByText('Apples')).toBeTruthy();
  server.version = 2;
  await pass(12_000);
  expect(screen.getByText('Bread')).toBeTruthy();
  await pass(300_000);
  expect(server).toMatchObject({ askedForTree: 2, askedForCourse: 2 });
});
