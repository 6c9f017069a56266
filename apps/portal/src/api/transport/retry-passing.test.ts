import { ProblemError } from '@lantern/contract/problem-error';
import { expect, test } from 'vitest';
import { retryPassing } from './retry-passing';

const busyFor = (retryAfterMs: number | null) => new ProblemError('busy', {}, { retryAfterMs });

/** How long is waited between the tries when all of them fail. */
async function waitsAfter(failure: Error): Promise<number[]> {
  const waits: number[] = [];
  const wait = async (ms: number) => void waits.push(ms);
  const sent = retryPassing(() => Promise.reject(failure), { wait, random: () => 0.5 });
  await expect(sent).rejects.toBe(failure);
  return waits;
}

test.each<[name: string, failure: Error, waits: number[]]>([
  ['a server that says nothing is asked twice more', busyFor(null), [500, 1000]],
  ['one that says when is asked once more, then', busyFor(5000), [5000]],
  ['ten seconds are waited', busyFor(10_000), [10_000]],
  ['more is not', busyFor(10_001), []],
  ['a refusal is final', new ProblemError('forbidden'), []],
])('%s', async (_name, failure, waits) => {
  expect(await waitsAfter(failure)).toEqual(waits);
});
