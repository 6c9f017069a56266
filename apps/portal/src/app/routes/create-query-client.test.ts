import { ProblemError } from '@lantern/contract/problem-error';
import { afterEach, expect, test, vi } from 'vitest';
import { NetworkError } from '../../api/transport/network-error';
import { createQueryClient } from './create-query-client';

afterEach(() => {
  vi.useRealTimers();
});

const SAID_WITHIN_MS = 3000;

async function failuresWithin(ms: number, failure: Error) {
  vi.useFakeTimers();
  const ask = vi.fn<() => Promise<never>>().mockRejectedValue(failure);
  const told = vi.fn<(error: unknown) => void>();
  void createQueryClient()
    .fetchQuery({ queryKey: ['x'], queryFn: ask })
    .catch(told);
  await vi.advanceTimersByTimeAsync(ms);
  return { asked: ask.mock.calls.length, told: told.mock.calls };
}

test.each([new ProblemError('busy'), new ProblemError('internal'), new NetworkError()])(
  'what may pass is asked for once more, and told within three seconds: %s',
  async (failure) => {
    expect(await failuresWithin(SAID_WITHIN_MS, failure)).toEqual({ asked: 2, told: [[failure]] });
  },
);

test('a server that says when to come back is not asked before, and that is told at once', async () => {
  const busy = new ProblemError('busy', {}, { retryAfterMs: 120_000 });
  expect(await failuresWithin(0, busy)).toEqual({ asked: 1, told: [[busy]] });
});

test('a refusal is told at once', async () => {
  const refusal = new ProblemError('forbidden');
  expect(await failuresWithin(0, refusal)).toEqual({ asked: 1, told: [[refusal]] });
});
