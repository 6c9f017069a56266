import { afterEach, expect, test, vi } from 'vitest';
import { askAgain, fetchPatiently } from './waiting-requests';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A server that never answers the first requests. */
function hangFor(requests: number): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string, { signal, body }: { signal: AbortSignal; body?: string }) => {
    asked.push(`${address} ${body ?? ''}`.trim());
    if (asked.length > requests) return Promise.resolve(new Response('here'));
    return new Promise((_answer, refuse) => {
      signal.addEventListener('abort', () => refuse(signal.reason));
    });
  });
  return asked;
}

test('what hangs is asked for again on request, and whoever waits has the answer', async () => {
  const asked = hangFor(2);
  const answer = fetchPatiently('/api/x', { method: 'POST', body: 'the same' });
  expect(askAgain()).toBe(true);
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  expect(askAgain()).toBe(true);
  expect(await (await answer).text()).toBe('here');
  expect(asked).toEqual(['/api/x the same', '/api/x the same', '/api/x the same']);
});

test('what has been answered is not asked for again', async () => {
  const asked = hangFor(0);
  await fetchPatiently('/api/x', {});
  expect(askAgain()).toBe(false);
  expect(asked).toEqual(['/api/x']);
});

test('a request that fails is not sent again by itself', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  await expect(fetchPatiently('/api/x', {})).rejects.toThrow('Failed to fetch');
  expect(askAgain()).toBe(false);
});
