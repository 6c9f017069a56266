import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useIsBlocked, whileBlocking } from './blocking';

/** Work that ends when the test says so. */
function work() {
  let resolve: (value: string) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<string>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}

test('[5.2] the page is held until the last of several has ended', async () => {
  const { result } = renderHook(useIsBlocked);
  const [first, second] = [work(), work()];
  let both: Promise<string[]> | undefined;
  act(() => {
    both = Promise.all([whileBlocking(() => first.promise), whileBlocking(() => second.promise)]);
  });
  expect(result.current).toBe(true);
  await act(async () => first.resolve('one'));
  expect(result.current).toBe(true);
  await act(async () => second.resolve('two'));
  expect(result.current).toBe(false);
  expect(await both).toEqual(['one', 'two']);
});

test('[5.2] work that fails lets the page go, and its failure through', async () => {
  const { result } = renderHook(useIsBlocked);
  const failing = work();
  let outcome: Promise<unknown> | undefined;
  act(() => {
    outcome = whileBlocking(() => failing.promise).catch((error: unknown) => error);
  });
  expect(result.current).toBe(true);
  const failure = new Error('no');
  await act(async () => failing.reject(failure));
  expect(result.current).toBe(false);
  expect(await outcome).toBe(failure);
});
