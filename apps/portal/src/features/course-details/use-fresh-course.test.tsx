import type { MakeCall } from '@lantern/contract/render-page';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NEWS_KEY } from '../../lib/tab-news';
import { answerWith, json } from '../../testing/network';
import { aggregate, OBJECTIVE_ID, objectiveAccess, workflow } from '../../testing/objective-access.builder';
import { NOON } from '../../testing/page-facts.builder';
import { renderApp } from '../../testing/render-app';

vi.setConfig({ testTimeout: 30_000 });
beforeEach(() => {
  answerWith(json({ accepted: 1 }));
});
afterEach(() => {
  vi.useRealTimers();
});

const untouched = objectiveAccess({ objectiveWorkflowAggregate: aggregate() });

test('[4.21] the button comes alive the moment the course opens', async () => {
  const opensAt = new Date(NOON.getTime() + 1500);
  const call = (async () => ({ ...untouched, availabilityDate: opensAt })) as MakeCall; // the course is all that is asked for
  await renderApp(`/learn/courses/${OBJECTIVE_ID}`, { call });
  expect(screen.getByRole('button', { name: 'Start' }).hasAttribute('disabled')).toBe(true);
  await vi.waitFor(
    () => expect(screen.getByRole('button', { name: 'Start' }).hasAttribute('disabled')).toBe(false),
    { timeout: 10_000 },
  );
});

test('what another tab has started is gone on with here', async () => {
  let course = untouched;
  const call = (async () => course) as MakeCall; // the course is all that is asked for
  await renderApp(`/learn/courses/${OBJECTIVE_ID}`, { call });
  course = objectiveAccess({ objectiveWorkflowAggregate: aggregate({ lastObjectiveWorkflow: workflow() }) });
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: NEWS_KEY })));
  expect(await screen.findByRole('link', { name: 'Continue' }, { timeout: 10_000 })).toBeTruthy();
});
