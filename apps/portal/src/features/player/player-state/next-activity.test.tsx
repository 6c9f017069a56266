import type { MakeCall } from '@lantern/contract/render-page';
import type { ActivityPart } from '@lantern/domain/activity/activity-part';
import { activityPart } from '@lantern/domain/activity/activity-part.builder';
import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { afterFrame } from '../../../lib/time/after-frame';
import { activityContent } from '../../../testing/activity-content.builder';
import { activityTree } from '../../../testing/activity-tree.builder';
import {
  aggregate,
  OBJECTIVE_ID,
  objectiveAccess,
  workflow,
} from '../../../testing/objective-access.builder';
import { json } from '../../../testing/network';
import { NOON } from '../../../testing/page-facts.builder';
import { renderApp } from '../../../testing/render-app';

const CONTENT = `/courses/${OBJECTIVE_ID}/view/content`;

let sent: Array<{ command: string; body: string }>;
let isOnline: boolean;
let visit = 0;

beforeEach(() => {
  const mine: typeof sent = [];
  sent = mine;
  visit += 1;
  isOnline = true;
  // What is finished is sent past the pages, so that it can be kept.
  vi.stubGlobal('fetch', async (address: string, { body }: { body?: string } = {}) => {
    mine.push({ command: address.split('/').at(-1) ?? '', body: body ?? '' });
    return json({ data: [] });
  });
  return () => {
    onlineManager.setOnline(true);
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

const commandsFor = (command: string, part: string) =>
  sent.filter((one) => one.command === command && one.body.includes(part));
const press = (name: RegExp) => act(() => void fireEvent.click(screen.getByRole('link', { name })));

/** Of one digit's part, and of this test: what an earlier one finished late is none of its business. */
const attemptAt = (part: string) =>
  `0d000000-0000-4000-8000-${String(visit).padStart(11, '0')}${part.at(-1)}`;

const begun = (activityPartId: string) => ({
  id: attemptAt(activityPartId),
  objectiveWorkflowId: workflow().id,
  activityPartId,
  state: 'inProgress',
  progress: 0,
  started: NOON,
  submitted: null,
  finished: null,
});

/** What the server knows of a part by now. */
function asItStands(part: ActivityPart): ActivityPart {
  if (commandsFor('start-activity-workflows', part.id).length === 0) return part;
  const isDone = commandsFor('finish-activity-workflows', attemptAt(part.id)).length > 0;
  const attempt = {
    progress: 0,
    submitted: null,
    finished: null,
    lastProctoringSessionId: null,
    doneBefore: false,
  };
  const lastActivityWorkflow = {
    ...attempt,
    id: attemptAt(part.id),
    state: isDone ? ('finished' as const) : ('inProgress' as const),
  };
  const activityWorkflowAggregate = { lastActivityWorkflow, bestActivityRecord: null };
  return { ...part, childActivity: { ...part.childActivity, activityWorkflowAggregate } };
}

/** A course of lessons, each a text; opened at the first. */
async function openCourse(...texts: string[]) {
  return openLessons(texts, {});
}

async function openLessons(texts: string[], differs: Partial<ActivityPart['childActivity']>) {
  const parts = texts.map((_, place) => {
    const axis = String(place + 1);
    return activityPart({
      id: `part ${axis}`,
      axis,
      order: place + 1,
      activityPathId: `path-${axis}`,
      childActivity: { name: `Lesson ${axis}`, ...(place > 0 && differs) },
    });
  });
  const course = objectiveAccess({
    objectiveWorkflowAggregate: aggregate({ lastObjectiveWorkflow: workflow() }),
  });
  const mine = sent;
  const answer = async ({ path }: { path: string }, asked: { params?: object; body?: object } = {}) => {
    const { params = {}, body } = asked;
    if (!isOnline) throw new TypeError('Failed to fetch');
    if (body) {
      mine.push({ command: path.split('/').at(-1) ?? '', body: JSON.stringify(body) });
      const { activityPartIds = [] } = body as { activityPartIds?: string[] }; // finishing has none
      return { data: activityPartIds.map(begun) };
    }
    if (path.endsWith('/objective-access')) return course;
    if (path.endsWith('/version')) return { version: 1 };
    if (path.includes('aggregates')) return activityTree(...parts.map(asItStands));
    const { activityPathId = '' } = params as { activityPathId?: string }; // of others nothing is asked
    const place = Number(activityPathId.replace('path-', ''));
    if (!place) return [];
    return activityContent({
      activityPartId: `part ${place}`,
      axis: String(place),
      name: `Lesson ${place}`,
      activityWorkflow: null,
      text: { language: null, html: texts[place - 1] ?? '' },
    });
  };
  const app = await renderApp(`/learn${CONTENT}/1`, { call: answer as MakeCall }); // each call is given its own kind of answer
  await screen.findByText('The first text');
  return app;
}

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const FIRST = '<p>The first text</p>';

test('[2.8] another activity is on the screen before its address is reached, and Back leads from it', async () => {
  const { router } = await openCourse(FIRST, '<p>The second text</p>');
  press(/Lesson 2/);
  expect(title()).toBe('Lesson 2');
  expect(router.latestLocation.pathname).toBe(`${CONTENT}/1`);
  await waitFor(() => expect(router.state.location.pathname).toBe(`${CONTENT}/2`));
  expect(await screen.findByText('The second text')).toBeTruthy();

  act(() => router.history.back());
  await waitFor(() => expect(title()).toBe('Lesson 1'));
  expect(router.latestLocation.pathname).toBe(`${CONTENT}/1`);
});

test('[2.8] who goes on at once, or elsewhere, is not led back by an address that came too late', async () => {
  const { router } = await openCourse(FIRST, '<p>The second text</p>', '<p>The third text</p>');
  press(/Lesson 2/);
  press(/Lesson 3/);
  expect(title()).toBe('Lesson 3');
  await waitFor(() => expect(router.state.location.pathname).toBe(`${CONTENT}/3`));
  act(() => router.history.back());
  await waitFor(() => expect(title()).toBe('Lesson 1'));

  press(/Lesson 2/);
  await act(() => router.navigate({ to: '/forbidden' }));
  await afterFrame();
  await waitFor(() => expect(router.state.location.pathname).toBe('/forbidden'));
  expect(router.latestLocation.pathname).toBe('/forbidden');
});

test('[2.29] the contents mark what was opened once it is on the screen, and Tab stops there', async () => {
  await openCourse(FIRST, '<p>The second text</p>', '<p>The third text</p>');
  const line = (name: string) => screen.getByRole('treeitem', { name: new RegExp(name) });
  expect(line('Lesson 1').getAttribute('aria-current')).toBe('page');
  act(() => line('Lesson 3').click());
  expect(title()).toBe('Lesson 3');
  await waitFor(() => expect(line('Lesson 3').getAttribute('aria-current')).toBe('page'));
  await waitFor(() => expect(line('Lesson 3').tabIndex).toBe(0));
  expect(line('Lesson 1').getAttribute('aria-current')).toBeNull();
  expect(line('Lesson 1').tabIndex).toBe(-1);
});

test('the text that comes next is drawn ahead, out of sight and out of reach', async () => {
  await openCourse(FIRST, '<p>The second text</p>');
  const ahead = await screen.findByText('The second text');
  expect(ahead.closest('article')?.parentElement?.closest('[style*="display: none"]')).toBeTruthy();
  expect(title()).toBe('Lesson 1');
  press(/Lesson 2/);
  expect(ahead.isConnected).toBe(true);
  expect(ahead.closest('[style*="display: none"]')).toBeNull();
  expect(screen.queryByText('The first text')).toBeNull();
});

test('[4.9] what is drawn ahead begins when it is opened, and going on from a text finishes it, whatever becomes of the address', async () => {
  const { router } = await openCourse(FIRST, '<p>The second text</p>');
  await screen.findByText('The second text');
  expect(commandsFor('start-activity-workflows', 'part 1')).toHaveLength(1);
  expect(commandsFor('start-activity-workflows', 'part 2')).toHaveLength(0);

  vi.spyOn(router, 'navigate').mockReturnValue(new Promise(() => {}));
  press(/Lesson 2/);
  await waitFor(() => expect(commandsFor('start-activity-workflows', 'part 2')).toHaveLength(1));
  await waitFor(() => expect(commandsFor('finish-activity-workflows', attemptAt('part 1'))).toHaveLength(1));
});

test('whoever goes on by keyboard is led to the title of the new activity', async () => {
  await openCourse(FIRST, '<p>The second text</p>');
  expect(document.activeElement).toBe(document.body);
  screen.getByRole('link', { name: /Lesson 2/ }).focus();
  press(/Lesson 2/);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Lesson 2'));
  expect(document.activeElement?.tagName).toBe('H1');
});

test('[9.5] what cannot be seen on a small screen is not begun there, and its link is its own', async () => {
  vi.stubGlobal('innerWidth', 390);
  await openLessons([FIRST, '<p>The second text</p>'], { supportMobileView: false });
  press(/Lesson 2/);
  expect(await screen.findByRole('heading', { name: /desktop/i })).toBeTruthy();
  await waitFor(() => expect(commandsFor('finish-activity-workflows', attemptAt('part 1'))).toHaveLength(1));
  expect(commandsFor('start-activity-workflows', 'part 2')).toHaveLength(0);
  const copied = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText: copied } as never); // nothing else of it is used
  fireEvent.click(screen.getByRole('button', { name: /copy|share/i }));
  await waitFor(() => expect(copied).toHaveBeenCalled());
  expect(copied.mock.lastCall?.[0]).toMatch(new RegExp(`/learn${CONTENT}/2$`));
});

test('[7.10] without a connection the next one opens with its address, and begins once there is one', async () => {
  const { router } = await openCourse(FIRST, '<p>The second text</p>');
  await screen.findByText('The second text');
  await router.options.context.queryClient.invalidateQueries({ refetchType: 'none' });
  onlineManager.setOnline(false);
  isOnline = false;
  press(/Lesson 2/);
  await waitFor(() => expect(router.state.location.pathname).toBe(`${CONTENT}/2`));
  expect(title()).toBe('Lesson 2');

  isOnline = true;
  onlineManager.setOnline(true);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(commandsFor('start-activity-workflows', 'part 2')).not.toHaveLength(0));
});
