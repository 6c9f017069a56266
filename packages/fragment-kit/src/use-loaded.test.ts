import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useLoaded } from './use-loaded';

const MINUTE_MS = 60_000;

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** The page goes out of sight, and comes back after so long. */
function leaveFor(ms: number) {
  const left = Date.now();
  const change = (isHidden: boolean, at: number) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
    vi.spyOn(Date, 'now').mockReturnValue(at);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  change(true, left);
  change(false, left + ms);
}

test.each([
  { ms: MINUTE_MS, asked: 2 },
  { ms: MINUTE_MS - 1, asked: 1 },
])('who comes back after $ms ms has asked $asked times', async ({ ms, asked }) => {
  let answers = 0;
  const { result } = renderHook(() => useLoaded(async () => (answers += 1)));
  await waitFor(() => expect(result.current.loaded.data).toBe(1));
  leaveFor(ms);
  await act(async () => {});
  expect(result.current.loaded.data).toBe(asked);
});

test('what is shown stays when it cannot be had again', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockResolvedValueOnce('known')
    .mockRejectedValue(new Error('no'));
  const { result } = renderHook(() => useLoaded(load));
  await waitFor(() => expect(result.current.loaded.data).toBe('known'));
  leaveFor(MINUTE_MS);
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  expect(result.current.loaded.data).toBe('known');
});
