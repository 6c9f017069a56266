import { QueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { activityContentQuery } from '../../../api/attempts/activities';
import { provideApi } from '../../../api/transport/api-of';
import { NetworkError } from '../../../api/transport/network-error';
import { outboxOf } from '../../../api/outbox/outbox-of';
import { activityContent } from '../../../testing/activity-content.builder';
import { answerWith, json } from '../../../testing/network';
import { beginActivity } from './activity-steps';

vi.mock('../../../api/attempts/report-event', () => ({ reportEvent: vi.fn<() => void>() }));

const PART = '0c000000-0000-4000-8000-000000000002';
const OPENED = { objectiveWorkflowId: '0c000000-0000-4000-8000-000000000001', activityPartId: PART };
const STARTED = {
  ...OPENED,
  id: '0c000000-0000-4000-8000-000000000003',
  state: 1,
  progress: 0,
  started: '2026-11-20T10:00:00.000Z',
  submitted: null,
  finished: null,
};

beforeEach(() => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
});
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

/** A page without a connection, on which an activity is opened. */
async function opened({ isShown }: { isShown: boolean }) {
  const client = new QueryClient();
  const starts = vi.fn<() => Promise<never>>().mockRejectedValue(new NetworkError());
  provideApi(client, starts);
  const asked = answerWith(new TypeError('no network'));
  if (isShown) {
    const { queryKey } = activityContentQuery(OPENED.objectiveWorkflowId, PART);
    client.setQueryData(queryKey, activityContent({ activityPartId: PART }));
  }
  const page = { client, t: ((key: string) => key) as TFunction }; // only told, never read
  expect(await beginActivity(page, OPENED)).toBeNull();
  return { client, page, starts, asked };
}

test('[7.10] an activity opened without a connection begins when it is back, once, though nobody is in it', async () => {
  const { client, page, starts } = await opened({ isShown: true });
  // Opened again, it waits as before.
  await beginActivity(page, OPENED);
  expect(starts).toHaveBeenCalledOnce();

  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const asked = answerWith(json({ data: [STARTED] }));
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(outboxOf(client).state.get()).toBe('saved'));
  expect(asked.map(({ body }) => body)).toEqual([
    { objectiveWorkflowId: OPENED.objectiveWorkflowId, activityPartIds: [PART] },
  ]);
});

test('[7.10] what nobody saw is not begun', async () => {
  const { client, asked } = await opened({ isShown: false });
  expect(asked).toEqual([]);
  expect(outboxOf(client).isBeginWaiting(OPENED)).toBe(false);
});
