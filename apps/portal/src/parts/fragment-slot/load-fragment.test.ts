import { afterEach, expect, test, vi } from 'vitest';
import { loadFragment } from './load-fragment';

const ADDRESS = '/learn/fragments/tasks/tasks-1.js';
const Component = () => null;
const GOOD = { contract: 1, styles: 'p{}', default: Component };

type Loading = NonNullable<Parameters<typeof loadFragment>[2]>;
const loading = (differs: Partial<Loading> = {}): Loading => ({
  fetchFile: async () => true,
  importModule: async () => GOOD,
  ...differs,
});
const never = () => new Promise<never>(() => {});

afterEach(() => void vi.useRealTimers());

test('[1.6] a module of the registry is loaded; another attempt asks anew', async () => {
  const importModule = vi.fn(async () => GOOD);
  expect(await loadFragment(ADDRESS, 0, loading({ importModule }))).toEqual({
    kind: 'loaded',
    module: { Component, styles: 'p{}' },
  });
  await loadFragment(ADDRESS, 2, loading({ importModule }));
  expect(importModule.mock.calls).toEqual([[ADDRESS], [`${ADDRESS}?attempt=2`]]);
});

test.each([
  ['not loaded', 'is not there', { fetchFile: async () => false }],
  ['not loaded', 'has no connection', { fetchFile: () => Promise.reject(new TypeError('Failed to fetch')) }],
  ['not loaded', 'is no JavaScript', { importModule: () => Promise.reject(new SyntaxError('Unexpected')) }],
  ['wrong contract', 'is of another contract', { importModule: async () => ({ ...GOOD, contract: 9 }) }],
])('[8.11] %s: a file that %s', async (reason, _name, differs) => {
  expect(await loadFragment(ADDRESS, 0, loading(differs))).toEqual({ kind: 'failed', reason });
});

test('[8.11] an address that is not ours is not even asked for', async () => {
  const asked = { fetchFile: vi.fn(async () => true), importModule: vi.fn(async () => GOOD) };
  for (const address of ['https://elsewhere.test/a.js', 'data:text/javascript,export default 1'])
    expect(await loadFragment(address, 0, asked)).toEqual({ kind: 'failed', reason: 'not allowed' });
  expect(asked.fetchFile).not.toHaveBeenCalled();
  expect(asked.importModule).not.toHaveBeenCalled();
});

test('[8.11] a slow line has its time; a module that never finishes starting has three seconds', async () => {
  vi.useFakeTimers();
  let arrive = (_isThere: boolean) => {};
  const fetchFile = () => new Promise<boolean>((resolve) => (arrive = resolve));
  const load = loadFragment(ADDRESS, 0, { fetchFile, importModule: never });
  await vi.advanceTimersByTimeAsync(20_000);
  arrive(true);
  await vi.advanceTimersByTimeAsync(3000);
  expect(await load).toEqual({ kind: 'failed', reason: 'too slow' });
});
