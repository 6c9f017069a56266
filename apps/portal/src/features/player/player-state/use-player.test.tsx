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
import { provideApi } from '../../../api/transport/api-of';
import type { ActivityTree } from '../../../api/attempts/activities';
import { createQueryClient } from '../../../app/routes/create-query-client';
import { ClockContext, clockFrom } from '../../../lib/time/clock';
import { NEWS_KEY } from '../../../lib/storage/tab-news';
import { activityTree } from '../../../testing/activity-tree.builder';
import {
  aggregate,
  OBJECTIVE_ID,
  objectiveAccess,
  workflow,
} from '../../../testing/objective-access.builder';
import { NOON } from '../../../testing/page-facts.builder';
import { partLock } from './part-lock';
import { usePlayer } from './use-player';

type CourseDiffers = Parameters<typeof objectiveAccess>[0];

const PATIENCE_MS = 10_000;

function runningAt(version: number, differs: CourseDiffers = {}) {
  return objectiveAccess({
    ...differs,
    objectiveWorkflowAggregate: aggregate({ lastObjectiveWorkflow: workflow(), version }),
  });
}

beforeEach(() => {
  vi.useFakeTimers({
    now: NOON,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  return () => {
    cleanup();
    vi.useRealTimers();
  };
});

function Probe() {
  const player = usePlayer();
  const said = player.tree?.children.map((part) => {
    const isClosed = partLock(player, part)?.kind === 'reviewClosed';
    return isClosed ? `${part.childActivity.name}: closed` : part.childActivity.name;
  });
  return <p data-progress={player.progress}>{said ? said.join() : 'no tree'}</p>;
}

/** A page with a server whose tree is what `tree` holds; null is a server that fails. */
async function openPlayer(tree: ActivityTree | null, course: CourseDiffers = {}) {
  const server = { tree, version: 1, askedForTree: 0, askedForCourse: 0 };
  const client = createQueryClient();
  const call = async ({ path }: { path: string }): Promise<unknown> => {
    if (path.endsWith('/objective-access')) {
      server.askedForCourse += 1;
      return runningAt(server.version, course);
    }
    if (path.endsWith('/version')) return { version: server.version };
    server.askedForTree += 1;
    if (!server.tree) throw new ProblemError('notFound');
    return server.tree;
  };
  provideApi(client, call as MakeCall); // of others it is only looked whether the attempt has changed
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
  await until(() => expect(server.askedForTree).toBe(1));
  return server;
}

async function pass(ms: number) {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

/** What comes in files of its own comes when it does; meanwhile the time of the page stands still. */
async function until(check: () => void) {
  const givesUpAt = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return check();
    } catch (error) {
      if (performance.now() > givesUpAt) throw error;
    }
    await pass(0);
  }
}

async function shows(text: string) {
  await until(() => expect(screen.getByText(text)).toBeTruthy());
}

const named = (name: string, differs: Parameters<typeof activityPart>[0] = {}) =>
  activityTree(activityPart({ ...differs, childActivity: { name } }));

test('[4.30] a whole tree that could not be fetched is asked for again every 30 seconds', async () => {
  const server = await openPlayer(null);
  await shows('no tree');
  // What the course knows of it is said meanwhile.
  expect(screen.getByText('no tree').dataset['progress']).toBe(String(workflow().progress));
  await pass(29_000);
  expect(server.askedForTree).toBe(1);
  await pass(1000);
  await until(() => expect(server.askedForTree).toBe(2));
  server.tree = named('Apples');
  await pass(30_000);
  await shows('Apples');
  await pass(300_000);
  expect(server.askedForTree).toBe(3);
});

test('[4.30] when the nearest date arrives the tree and the course are asked for anew, once', async () => {
  const startFrom = new Date(NOON.getTime() + 20_000);
  const server = await openPlayer(named('Shut', { activityConstraint: { startFrom } }));
  await shows('Shut');
  server.tree = named('Open', { activityConstraint: { startFrom } });
  await pass(19_000);
  expect(server).toMatchObject({ askedForTree: 1, askedForCourse: 1 });
  await pass(1000);
  await shows('Open');
  await pass(300_000);
  expect(server).toMatchObject({ askedForTree: 2, askedForCourse: 2 });
});

test('[4.20] [4.30] when the date comes from which the work can be looked at, it is open by itself', async () => {
  const gradeRevealDate = new Date(NOON.getTime() + 20_000);
  const done = named('Apples', { workflow: 'finished' });
  const tree = { ...done, objectiveWorkflow: { ...done.objectiveWorkflow, state: 'finished' as const } };
  const server = await openPlayer(tree, { gradeRevealPolicy: 'afterDate', gradeRevealDate });
  await shows('Apples: closed');
  await pass(19_000);
  expect(server.askedForTree).toBe(1);
  await pass(1000);
  await shows('Apples');
  await until(() => expect(server).toMatchObject({ askedForTree: 2, askedForCourse: 2 }));
});

test('[4.30] a date that passed while the machine slept counts as soon as the page is looked at', async () => {
  const startFrom = new Date(NOON.getTime() + 3_600_000);
  const server = await openPlayer(named('Shut', { activityConstraint: { startFrom } }));
  await shows('Shut');
  server.tree = named('Open', { activityConstraint: { startFrom } });
  vi.setSystemTime(NOON.getTime() + 2 * 3_600_000);
  act(() => void window.dispatchEvent(new Event('focus')));
  await shows('Open');
});

test.each([
  ['another tab has news', () => window.dispatchEvent(new StorageEvent('storage', { key: NEWS_KEY }))],
  ['the tab is looked at again', () => window.dispatchEvent(new Event('visibilitychange'))],
])('[4.30] when %s, the tree is asked for anew', async (_title, happen) => {
  const server = await openPlayer(named('Apples'));
  await shows('Apples');
  server.tree = named('Bread');
  act(() => void happen());
  await shows('Bread');
});

test('[4.3] what another device or a grader has changed is asked for within seconds, and once', async () => {
  const server = await openPlayer(named('Apples'));
  await shows('Apples');
  server.tree = named('Bread');
  await pass(12_000);
  expect(screen.getByText('Apples')).toBeTruthy();
  server.version = 2;
  await pass(12_000);
  await shows('Bread');
  await pass(300_000);
  expect(server).toMatchObject({ askedForTree: 2, askedForCourse: 2 });
});
