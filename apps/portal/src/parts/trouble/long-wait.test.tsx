import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fetchPatiently } from '../../api/transport/waiting-requests';
import { renderAt } from '../../testing/render';
import { LongWait } from './long-wait';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const NOW = new Date('2026-11-20T10:00:00Z');
const SLOW = 'This takes longer than it should.';

async function wait(ms: number): Promise<void> {
  await act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
}

test('what has been waited for three seconds is spoken of, and what comes sooner is not', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await renderAt(NOW, <LongWait />);
  await wait(2999);
  expect(screen.queryByText(SLOW)).toBeNull();
  await wait(1);
  expect(screen.getByRole('status').textContent).toContain(SLOW);
});

test('Try again asks again for what hangs; whoever waits goes on waiting', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const asked = vi.fn((_address: string, { signal }: { signal: AbortSignal }) =>
    asked.mock.calls.length > 1
      ? Promise.resolve(new Response('here'))
      : new Promise<Response>((_answer, refuse) => {
          signal.addEventListener('abort', () => refuse(signal.reason));
        }),
  );
  vi.stubGlobal('fetch', asked);
  const answer = fetchPatiently('/api/x', {});
  await renderAt(NOW, <LongWait />);
  await wait(3000);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await (await answer).text()).toBe('here');
});

test('without a connection that is said at once, and there is nothing to press', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await renderAt(NOW, <LongWait />);
  expect(screen.getByRole('status').textContent).toBe(
    'You are offline. This comes by itself once you are back.',
  );
  expect(screen.queryByRole('button')).toBeNull();
});

test('nothing is said where nothing is waited for', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await renderAt(NOW, <LongWait isWaiting={false} />);
  expect(screen.getByRole('status').textContent).toBe('');
});
