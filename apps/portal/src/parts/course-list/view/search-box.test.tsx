import { SEARCH_DEBOUNCE_MS } from '@lantern/domain/limits';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { NOON } from '../../../testing/page-facts.builder';
import { renderAt } from '../../../testing/render';
import { SearchBox } from './search-box';

afterEach(() => void vi.useRealTimers());

async function renderBox(keyword = '') {
  const onSearch = vi.fn<(keyword: string) => void>();
  await renderAt(NOON, <SearchBox label="Search" keyword={keyword} onSearch={onSearch} />);
  vi.useFakeTimers();
  const type = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  return { onSearch, type, pass };
}

test('[5.12] a search is asked for half a second after the last letter, once', async () => {
  const { onSearch, type, pass } = await renderBox();
  expect(SEARCH_DEBOUNCE_MS).toBe(500);
  type('i');
  pass(499);
  type('in');
  pass(499);
  expect(onSearch).not.toHaveBeenCalled();
  pass(1);
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('in');
});

test('[5.12] Enter asks at once, and the pause that follows not again', async () => {
  const { onSearch, type, pass } = await renderBox();
  type('ink');
  act(() => screen.getByRole<HTMLInputElement>('searchbox').form?.requestSubmit());
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('ink');
  pass(1000);
  expect(onSearch).toHaveBeenCalledOnce();
});

test('a search that is cleared is gone at once', async () => {
  const { onSearch, type, pass } = await renderBox('ink');
  type('');
  pass(0);
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('');
});

test('what means the same search asks for nothing', async () => {
  const { onSearch, type, pass } = await renderBox('ink');
  type(' Ink ');
  pass(1000);
  expect(onSearch).not.toHaveBeenCalled();
});
