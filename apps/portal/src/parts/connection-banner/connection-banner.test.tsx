import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { currentUserQuery } from '../../api/platform';
import { outboxOf } from '../../api/outbox/outbox-of';
import { currentUser } from '../../testing/current-user.builder';
import { answerWith, json } from '../../testing/network';
import { NOON } from '../../testing/page-facts.builder';
import { renderAt } from '../../testing/render';
import { ConnectionBanner } from './connection-banner';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const FINISH = {
  objectiveWorkflowId: '0c000000-0000-4000-8000-000000000001',
  activityPartId: '0c000000-0000-4000-8000-000000000002',
  activityWorkflowId: '0c000000-0000-4000-8000-000000000003',
};
const SENT = {
  objectiveWorkflowId: FINISH.objectiveWorkflowId,
  activityWorkflowIds: [FINISH.activityWorkflowId],
};

function setOnline(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

test('with a connection and nothing waiting it says nothing', async () => {
  answerWith(json({ data: [] }));
  await renderAt(NOON, <ConnectionBanner isReadable />);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('[7.11] work done offline is kept and sent once, and the page says both', async () => {
  const asked = answerWith(new TypeError('no network'), json({ data: [] }));
  const { client } = await renderAt(NOON, <ConnectionBanner isReadable />, {
    answers: [[currentUserQuery().queryKey, currentUser()]],
  });
  setOnline(false);
  expect(screen.getByText(/You are offline/)).toBeTruthy();

  await act(() => outboxOf(client).finish(FINISH));
  expect(screen.getByText(/You are offline/)).toBeTruthy();

  setOnline(true);
  expect(await screen.findByText('You are back. Everything is saved.')).toBeTruthy();
  expect(asked.map(({ body }) => body)).toEqual([SENT, SENT]);
});

test('[2.8] only of what can be read it says that it stays readable', async () => {
  answerWith(json({ data: [] }));
  await renderAt(NOON, <ConnectionBanner isReadable={false} />);
  setOnline(false);
  expect(screen.getByRole('status').textContent).toContain('You are offline');
  expect(screen.queryByText(/stays readable/)).toBeNull();
});

test('a server that does not answer is told apart from a connection that is gone', async () => {
  answerWith(new TypeError('no network'));
  const { client } = await renderAt(NOON, <ConnectionBanner isReadable />);
  await act(() => outboxOf(client).finish(FINISH));
  expect(screen.getByText(/The server does not answer/)).toBeTruthy();
});
