import { getCurrentUser } from '@lantern/contract/platform/get-current-user';
import { expect, test, vi } from 'vitest';
import { callApi } from '../../api/transport/call-api';
import { fetchAnswer } from '../../api/transport/fetch-answer';
import { onUnauthorized } from '../../api/transport/unauthorized';
import { answerWith, refusal } from '../../testing/network';
import { endPrefetches, prefetch } from './prefetch';

async function refused(ask: () => Promise<unknown>): Promise<number> {
  const listener = vi.fn<(path: string) => void>();
  const stop = onUnauthorized(listener);
  answerWith(refusal(401, 'notAuthenticated'));
  await expect(ask()).rejects.toMatchObject({ code: 'notAuthenticated' });
  stop();
  return listener.mock.calls.length;
}

const ask = () => callApi(getCurrentUser, {});

test.each<[what: string, ask: () => Promise<unknown>, told: number]>([
  ['what the page waits for is told', ask, 1],
  ['what was fetched ahead is not', () => prefetch(ask), 0],
  [
    'nor what goes on after a part of the prefetch has failed',
    () => {
      const begun = prefetch(async () => {
        const asked = ask();
        asked.catch(() => {});
        return { asked };
      });
      return begun.then(({ asked }) => asked);
    },
    0,
  ],
  ['a command meanwhile is', () => prefetch(() => fetchAnswer('/api/x', { method: 'POST' })), 1],
  [
    'a prefetch that has become what the reader waits for is',
    () =>
      prefetch(() => {
        endPrefetches();
        return ask();
      }),
    1,
  ],
])('[8.1] of a session that has ended: %s', async (_what, asked, told) => {
  expect(await refused(asked)).toBe(told);
});
