import type { MakeCall } from '@lantern/contract/render-page';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NEWS_KEY } from '../../lib/storage/tab-news';
import { answerWith, json } from '../../testing/network';
import { aggregate, OBJECTIVE_ID, objectiveAccess, workflow } from '../../testing/objective-access.builder';
import { NOON } from '../../testing/page-facts.builder';
import { renderApp } from '../../testing/render-app';

vi.setConfig({ testTimeout: 30_000 });
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  answerWith(json({ accepted: 1 }));
});
afterEach(() => {
  vi.useRealTimers();
});

const WATCHED_EVERY_MS = 5000;

async function passes(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

const untouched = objectiveAccess({ objectiveWorkflowAggregate: aggregate() });

test('[4.21] the button comes alive the moment the course opens', async () => {
  const opensAt = new Date(NOON.getTime() + 1500);
  const call = (async () => ({ ...untouched, availabilityDate: opensAt })) as MakeCall; // the course is all that is asked for
  await renderApp(`/learn/courses/${OBJECTIVE_ID}`, { call });
  expect(screen.getByRole('button', { name: 'Start' }).hasAttribute('disabled')).toBe(true);
  await passes(1500);
  await vi.waitFor(() =>
    expect(screen.getByRole('button', { name: 'Start' }).hasAttribute('disabled')).toBe(false),
  );
});

test('what another tab has started is gone on with here', async () => {
  let course = untouched;
  const call = (async () => course) as MakeCall; // the course is all that is asked for
  await renderApp(`/learn/courses/${OBJECTIVE_ID}`, { call });
  course = objectiveAccess({ objectiveWorkflowAggregate: aggregate({ lastObjectiveWorkflow: workflow() }) });
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: NEWS_KEY })));
  expect(await screen.findByRole('link', { name: 'Continue' })).toBeTruthy();
});

test('[4.3] what a grader or another device changes arrives, though nobody touches the page', async () => {
  const running = aggregate({ lastObjectiveWorkflow: workflow(), version: 1 });
  let course = objectiveAccess({ objectiveWorkflowAggregate: running });
  const asked: string[] = [];
  const call = (async ({ path }: { path: string }) => {
    asked.push(path);
    return path.endsWith('/version') ? course.objectiveWorkflowAggregate : course;
  }) as MakeCall; // the course and its version are all that is looked at
  await renderApp(`/learn/courses/${OBJECTIVE_ID}`, { call });
  expect(screen.getByRole('link', { name: 'Continue' })).toBeTruthy();
  const whole = () => asked.filter((path) => path.endsWith('/objective-access')).length;
  await passes(WATCHED_EVERY_MS);
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(whole()));
  expect(whole(), 'nothing has changed').toBe(1);

  const inGrading = workflow({ state: 'inGrading', submitted: NOON });
  course = objectiveAccess({
    objectiveWorkflowAggregate: aggregate({ lastObjectiveWorkflow: inGrading, version: 2 }),
  });
  await passes(WATCHED_EVERY_MS);
  expect(await screen.findByText(/This course is being graded\./)).toBeTruthy();
  expect(whole()).toBe(2);
});
