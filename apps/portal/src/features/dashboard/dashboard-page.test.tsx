import { getMySuggestions, type Suggestion } from '@lantern/contract/catalog/get-my-suggestions';
import { getMyDashboard } from '@lantern/contract/dashboard/get-my-dashboard';
import { putDashboardWidgets } from '@lantern/contract/dashboard/put-dashboard-widgets';
import type { CallAnswer } from '@lantern/contract/call';
import { ProblemError } from '@lantern/contract/problem-error';
import type { MakeCall, PageFacts } from '@lantern/contract/render-page';
import { arrangeWidgets } from '@lantern/domain/dashboard/widgets';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { emitFragmentEvent } from '../../parts/fragment-slot/fragment-events';
import { currentUser } from '../../testing/current-user.builder';
import { listedObjective, listedObjectiveAccess } from '../../testing/listed-objective-access.builder';
import { pageFacts } from '../../testing/page-facts.builder';
import { renderApp } from '../../testing/render-app';

type Dashboard = CallAnswer<typeof getMyDashboard>;

const EVENING = new Date('2026-03-10T17:30:00Z');
const LESSON = { axis: '2.1', name: 'Working capital, week by week', language: null };

function dashboard(differs: Partial<Dashboard> = {}): Dashboard {
  return {
    next: null,
    hasCourses: true,
    hasBanners: true,
    hasMessages: true,
    results: [],
    certificates: [],
    widgets: arrangeWidgets([]),
    ...differs,
  };
}

/** Answers with this dashboard, and keeps how it was arranged; where told to, it refuses. */
function dashboardServer(given: Dashboard, refusal?: ProblemError, suggestions: Suggestion[] = []) {
  const sent: unknown[] = [];
  const call: MakeCall = async ({ path }, input) => {
    if (path === getMyDashboard.path) return given as never;
    if (path === getMySuggestions.path) return suggestions as never;
    if (path !== putDashboardWidgets.path) throw new Error(`The test did not expect a call to ${path}`);
    const { body } = input as { body: { widgets: unknown } };
    sent.push(body.widgets);
    if (refusal) throw refusal;
    return body as never;
  };
  return { call, sent };
}

function show(call: MakeCall, fragments: PageFacts['config']['fragments'] = {}) {
  const user = currentUser({ featureFlags: { 'learner.dashboard': true } });
  const plain = pageFacts({ now: EVENING, timeZone: 'Europe/Berlin' });
  const facts = { ...plain, config: { ...plain.config, fragments } };
  return renderApp('/learn', { call, user, facts });
}
const titles = () =>
  within(screen.getByRole('main'))
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent)
    .filter((title) => title !== 'Customise');

test('[2.2] the learner is greeted by the clock of where they are, with the day', async () => {
  await show(dashboardServer(dashboard()).call);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Good evening/);
  expect(screen.getByText('Tuesday, March 10')).toBeTruthy();
});

test('[4.28] the hero names the lesson and its module, and leads straight to it', async () => {
  const course = listedObjectiveAccess({ workflow: { progress: 0.62 } });
  const next = { course, lesson: LESSON, module: { number: 2, total: 6 } };
  await show(dashboardServer(dashboard({ next })).call);
  const hero = screen.getByRole('region', { name: LESSON.name });
  expect(hero.textContent).toContain('A short history of the book · Module 2 of 6');
  expect(within(hero).getByRole('progressbar', { name: 'Course progress' })).toBeTruthy();
  expect(within(hero).getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe(
    `/learn/courses/${course.objective.id}/view/content/2.1`,
  );
});

test('[2.2] a new learner is led to the catalog, and told what will be here', async () => {
  await show(dashboardServer(dashboard({ hasCourses: false })).call);
  const hero = screen.getByRole('region', { name: 'Looking for a new challenge?' });
  expect(within(hero).getByRole('link', { name: 'Browse the catalog' }).getAttribute('href')).toBe(
    '/learn/catalog',
  );
  expect(screen.getByText(/^No results yet/)).toBeTruthy();
  expect(screen.getByText(/^No certificates yet/)).toBeTruthy();
});

test('[4.20] results and certificates are told with their day', async () => {
  const finished = new Date('2026-03-04T12:00:00Z');
  const results = [
    listedObjectiveAccess({ record: { grade: 'A', normalizedScore: 0.92, passed: true, finished } }),
  ];
  const certificates = [
    {
      certificateNumber: 'LN-1',
      objectiveId: '0b000000-0000-4000-8000-000000000001',
      courseName: 'Risk',
      courseLanguage: null,
      issuedOn: '2026-03-04',
      expiresOn: '2026-04-04',
      expirationDate: new Date('2026-04-04T12:00:00Z'),
      certificateThumbnailUrl: null,
    },
  ];
  await show(dashboardServer(dashboard({ results, certificates })).call);
  const told = screen.getByRole('region', { name: 'Recent results' });
  expect(told.textContent).toContain('A: 92%');
  expect(told.textContent).toContain('Passed');
  const held = screen.getByRole('region', { name: 'Certificates' });
  expect(held.textContent).toContain('Expires April 4, 2026');
});

test('[2.2] a widget moves by button and by arrow key, keeps the focus, and the move is told', async () => {
  const { call, sent } = dashboardServer(dashboard());
  await show(call);
  expect(titles().slice(1)).toEqual(['Recent results', 'Certificates']);
  fireEvent.click(screen.getByRole('button', { name: 'Customise' }));
  const up = await screen.findByRole('button', { name: 'Move Certificates up' });
  up.focus();
  fireEvent.click(up);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(titles().slice(1)).toEqual(['Certificates', 'Recent results']);
  expect(screen.getByText('Certificates is now number 1 of 3.')).toBeTruthy();
  const moved = screen.getByRole('button', { name: 'Move Certificates up' });
  expect(document.activeElement).toBe(moved);
  fireEvent.keyDown(moved, { key: 'ArrowDown' });
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(titles().slice(1)).toEqual(['Recent results', 'Certificates']);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Recent results' }));
  await waitFor(() => expect(titles().slice(1)).toEqual(['Certificates']));
  fireEvent.click(screen.getByRole('button', { name: 'Usual order' }));
  await waitFor(() => expect(sent.at(-1)).toEqual([]));
  expect(titles().slice(1)).toEqual(['Recent results', 'Certificates']);
});

test('[2.2] each of two quick presses moves the widget, before the page has followed the first', async () => {
  const { call, sent } = dashboardServer(dashboard());
  await show(call);
  fireEvent.click(screen.getByRole('button', { name: 'Customise' }));
  const up = await screen.findByRole('button', { name: 'Move Suggested for you up' });
  fireEvent.click(up);
  fireEvent.click(up);
  expect(screen.getByText('Suggested for you is now number 1 of 3.')).toBeTruthy();
  await waitFor(() => expect(sent).toHaveLength(2));
  const order = (sent.at(-1) as Array<{ widget: string }>).map(({ widget }) => widget); // as the contract has it
  // What the tenant does not have is where it was, before and after them.
  expect(order.slice(3, 7)).toEqual(['suggestions', 'results', 'communications', 'certificates']);
});

test('[2.2] what to take next is suggested after how it went, unless it is hidden', async () => {
  const objective = listedObjective();
  const suggested: Suggestion = { objective, reason: 'popular', finished: null, collection: null };
  await show(dashboardServer(dashboard(), undefined, [suggested]).call);
  expect(titles().slice(1)).toEqual(['Recent results', 'Certificates', 'Suggested for you']);
  const row = screen.getByRole('region', { name: 'Suggested for you' });
  expect(row.textContent).toContain('Popular with learners here');
  fireEvent.click(screen.getByRole('button', { name: 'Customise' }));
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Suggested for you' }));
  await waitFor(() => expect(titles().slice(1)).toEqual(['Recent results', 'Certificates']));
});

test('[2.2] what the server does not take is as it was', async () => {
  const { call, sent } = dashboardServer(dashboard(), new ProblemError('internal'));
  await show(call);
  fireEvent.click(screen.getByRole('button', { name: 'Customise' }));
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Certificates' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(() => expect(titles()).toContain('Certificates'));
});

const BANNERS = { banners: { address: '/learn/fragments/banners/banners-1.js', kind: 'module' } } as const;
const bannerSlot = () => document.querySelector('[data-fragment="banners"]');

test('[1.6] a place is kept for banners where there are some, until the last was dismissed', async () => {
  await show(dashboardServer(dashboard()).call, BANNERS);
  expect(bannerSlot()).not.toBeNull();
  act(() => emitFragmentEvent('banners_changed', { count: 1 }));
  expect(bannerSlot()).not.toBeNull();
  act(() => emitFragmentEvent('banners_changed', { count: 0 }));
  await waitFor(() => expect(bannerSlot()).toBeNull());
});

test('[1.6] the focus that goes with the last banner is led to the next heading', async () => {
  // A program that cannot be had, and offers another try.
  const elsewhere = { address: 'https://elsewhere.test/a.js', kind: 'module' } as const;
  await show(dashboardServer(dashboard()).call, { banners: elsewhere });
  await waitFor(() => expect(bannerSlot()?.querySelector('button')).toBeTruthy());
  bannerSlot()?.querySelector('button')?.focus();
  const after = [...document.querySelectorAll('main h2')].filter(
    (heading) => (bannerSlot()?.compareDocumentPosition(heading) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  act(() => emitFragmentEvent('banners_changed', { count: 0 }));
  await waitFor(() => expect(bannerSlot()).toBeNull());
  const next = after[0] ?? screen.getByRole('heading', { level: 1 });
  await waitFor(() => expect(document.activeElement).toBe(next));
});

test('[1.6] without a banner no place is kept for one', async () => {
  await show(dashboardServer(dashboard({ hasBanners: false })).call, BANNERS);
  expect(bannerSlot()).toBeNull();
});

test('[1.6] messages have a place, and can be moved, where the tenant has a program for them', async () => {
  const address = { address: 'https://chat.test/widget', kind: 'frame' } as const;
  await show(dashboardServer(dashboard()).call, { communications: address });
  expect(document.querySelector('[data-fragment="communications"]')).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Customise' }));
  expect(await screen.findByRole('checkbox', { name: 'News and messages' })).toBeTruthy();
});

test.each([
  [true, ['560', '830']],
  [false, ['240', '240']],
])('[1.6] room is kept for messages as there are some, %s', async (hasMessages, heights) => {
  const address = { address: 'https://chat.test/widget', kind: 'frame' } as const;
  await show(dashboardServer(dashboard({ hasMessages })).call, { communications: address });
  const kept = document.querySelectorAll('[data-fragment="communications"] > svg');
  expect([...kept].map((room) => room.getAttribute('height'))).toEqual(heights);
});
