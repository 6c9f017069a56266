import type { ObjectiveAccess } from '@lantern/contract/entities/objective-access';
import type { ActivityPart } from '@lantern/domain/activity/activity-part';
import { activityPart } from '@lantern/domain/activity/activity-part.builder';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { activityTreeQuery, courseOutlineQuery } from '../../api/attempts/activities';
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
  answerWith(json({ accepted: 1 }));
});

const untouched = objectiveAccess({ objectiveWorkflowAggregate: aggregate() });
const running = objectiveAccess({
  objectiveWorkflowAggregate: aggregate({ lastObjectiveWorkflow: workflow() }),
});

type Kind = Partial<Parameters<typeof activityPart>[0]>;
const entry = (axis: string, name: string, kind: Kind = {}) =>
  activityPart({ axis, ...kind, childActivity: { name, ...kind.childActivity } });
const module = (axis: string, name: string, children: ActivityPart[]) =>
  entry(axis, name, { childActivity: { type: 'composite', children } });

const PARTS = [
  module('1', 'Money', [entry('1.1', 'Coins', { workflow: 'finished', duration: 420 })]),
  module('2', 'Cash', [
    entry('2.1', 'Profit', { workflow: 'finished' }),
    entry('2.2', 'Check', {
      workflow: 'finished',
      record: { passed: false, normalizedScore: 0.48 },
      normalizedPassingScore: 0.6,
      remainingAttempts: 1,
    }),
    entry('2.3', 'Week by week', { workflow: 'inProgress', duration: 720 }),
    entry('2.4', 'Talk', { optional: true, childActivity: { type: 'discussion' } }),
    entry('2.5', 'Forecast', { available: false, waitsFor: '2.4' }),
    entry('2.6', 'Old', { childActivity: { state: 'archived' } }),
  ]),
  module('3', 'Budgets', [entry('3.1', 'Why', { duration: 480 })]),
];

const begun = (openedLast: string | null = '2.3') => {
  const tree = activityTree(...PARTS);
  return { ...tree, objectiveWorkflow: { ...tree.objectiveWorkflow, openedLast } };
};

async function renderOutline(course: ObjectiveAccess, answer: [readonly unknown[], unknown]) {
  await renderApp(`/learn/courses/${OBJECTIVE_ID}`, {
    answers: [[objectiveAccessQuery(OBJECTIVE_ID).queryKey, course], answer],
  });
  return within(await screen.findByRole('region', { name: 'What is inside' }));
}

const openModules = () =>
  [...document.querySelectorAll('details[open] > summary')].map(
    (summary) => summary.querySelector('h3')?.textContent,
  );

test('[2.7] [2.29] the outline: folded but for where the learner is, with ticks, lengths and links', async () => {
  const outline = await renderOutline(running, [activityTreeQuery(WORKFLOW_ID).queryKey, begun()]);
  expect(outline.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Money',
    'Cash',
    'Budgets',
  ]);
  expect(openModules()).toEqual(['Cash']);
  expect(outline.getByText('3 modules · 7 activities · 27 minutes')).toBeTruthy();
  expect(outline.getByText('2 of 5')).toBeTruthy();
  const links = outline.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    ['2.1', '2.2', '2.3', '2.4'].map((axis) => `/learn/courses/${OBJECTIVE_ID}/view/content/${axis}`),
  );
  expect(links[0]?.textContent).toBe('2.1 Profit DoneText');
  expect(links[1]?.textContent).toContain(
    'Below passing score. Minimum passing score: 60%. Your score: 48%. 1 attempt left.',
  );
  expect(links[2]?.getAttribute('aria-current')).toBe('step');
  expect(links[2]?.textContent).toBe('2.3 Week by week In progress12 minText · you are here');
  expect(links[3]?.textContent).toContain('Discussion · Optional');
  expect(outline.getByText('Forecast', { exact: false }).closest('a')).toBeNull();
  expect(outline.queryByText('Old')).toBeNull();
});

test('[2.29] all modules are unfolded and folded at once, and each alone', async () => {
  const outline = await renderOutline(running, [activityTreeQuery(WORKFLOW_ID).queryKey, begun()]);
  fireEvent.click(outline.getByRole('button', { name: 'Unfold all' }));
  await waitFor(() => expect(openModules()).toEqual(['Money', 'Cash', 'Budgets']));
  fireEvent.click(outline.getByRole('button', { name: 'Fold all' }));
  await waitFor(() => expect(openModules()).toEqual([]));
  expect(outline.queryAllByRole('link')).toEqual([]);
});

test('[4.29] in a finished attempt what was done is looked back at', async () => {
  const finished = objectiveAccess({
    objectiveWorkflowAggregate: aggregate({ lastObjectiveWorkflow: { ...workflow(), state: 'finished' } }),
  });
  const tree = activityTree(...PARTS);
  const outline = await renderOutline(finished, [
    activityTreeQuery(WORKFLOW_ID).queryKey,
    { ...tree, objectiveWorkflow: { ...tree.objectiveWorkflow, state: 'finished' } },
  ]);
  fireEvent.click(outline.getByRole('button', { name: 'Unfold all' }));
  const link = await outline.findByRole('link', { name: /Coins/ });
  expect(link.getAttribute('href')).toBe(`/learn/courses/${OBJECTIVE_ID}/view/content/1.1?viewType=REVIEW`);
  expect(outline.queryByRole('link', { name: /Why/ })).toBeNull();
  // Reading 63: there is no try left in an attempt that is over.
  expect(outline.getByText(/Your score: 48%/).textContent).not.toContain('attempt');
});

test('[2.7] a course that is not begun shows what is inside, without links', async () => {
  const parts = [module('1', 'Money', [entry('1.1', 'Coins', { duration: 420 })])];
  const outline = await renderOutline(untouched, [courseOutlineQuery(OBJECTIVE_ID).queryKey, parts]);
  expect(openModules()).toEqual(['Money']);
  expect(outline.getByText('Coins', { exact: false })).toBeTruthy();
  expect(outline.getByText('7 min')).toBeTruthy();
  expect(outline.queryAllByRole('link')).toEqual([]);
});

test.each(['draft', 'archived'] as const)('[4.18] of a course that is %s nothing is shown', async (state) => {
  const closed = objectiveAccess({ objective: { state }, objectiveWorkflowAggregate: aggregate() });
  await renderApp(`/learn/courses/${OBJECTIVE_ID}`, {
    answers: [[objectiveAccessQuery(OBJECTIVE_ID).queryKey, closed]],
  });
  expect(screen.queryByText('What is inside')).toBeNull();
});

test('[3.7] an activity without a name has a title', async () => {
  const nameless = activityTree(entry('1', ' ', { childActivity: { code: '' } }), entry('2', 'Cash'));
  const outline = await renderOutline(running, [activityTreeQuery(WORKFLOW_ID).queryKey, nameless]);
  expect(outline.getByText(/Untitled activity/)).toBeTruthy();
});
