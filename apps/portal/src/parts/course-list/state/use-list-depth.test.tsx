import { act, cleanup, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { depthOf, rememberDepth } from './list-depth';
import { useListDepth } from './use-list-depth';

const scrolled = vi.fn<(options?: ScrollToOptions) => void>();

beforeEach(() => void vi.stubGlobal('scrollTo', scrolled));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  scrolled.mockClear();
  sessionStorage.clear();
});

/** A list of sixty, twenty at a time; a page that was asked for comes when the test says so. */
function renderList() {
  const { result } = renderHook(() => {
    const [loaded, setLoaded] = useState(20);
    const [isLoading, setIsLoading] = useState(false);
    const load = () => setIsLoading(true);
    useListDepth(() => 'entry', loaded, { hasMore: loaded < 60, isLoading, hasFailed: false, load });
    const come = () => {
      setIsLoading(false);
      setLoaded(loaded + 20);
    };
    return { loaded, isLoading, come };
  });
  return { list: () => result.current, come: () => act(() => result.current.come()) };
}

test('whoever leaves the page has their depth kept', () => {
  renderList();
  vi.stubGlobal('scrollY', 700);
  window.dispatchEvent(new Event('pagehide'));
  expect(depthOf('entry')).toEqual({ count: 20, top: 700 });
});

test('whoever comes back has all the cards that they had, and then their place', () => {
  rememberDepth('entry', { count: 60, top: 2400 });
  const { list, come } = renderList();
  expect(list()).toMatchObject({ loaded: 20, isLoading: true });
  come();
  expect(list()).toMatchObject({ loaded: 40, isLoading: true });
  expect(scrolled).not.toHaveBeenCalled();
  come();
  expect(list()).toMatchObject({ loaded: 60, isLoading: false });
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ top: 2400 });
});

test('whoever goes their own way meanwhile is not moved, and nothing more is fetched for them', () => {
  rememberDepth('entry', { count: 60, top: 2400 });
  const { list, come } = renderList();
  act(() => void window.dispatchEvent(new Event('wheel')));
  come();
  expect(list()).toMatchObject({ loaded: 40, isLoading: false });
  expect(scrolled).not.toHaveBeenCalled();
});

test('a first page that was enough asks for nothing', () => {
  rememberDepth('entry', { count: 20, top: 100 });
  const { list } = renderList();
  expect(list().isLoading).toBe(false);
  expect(scrolled).not.toHaveBeenCalled();
});
