import { afterEach, expect, test, vi } from 'vitest';
import { whenParsed } from './when-parsed';

afterEach(() => vi.restoreAllMocks());

test('a page that is there is not waited for', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  await expect(whenParsed()).resolves.toBeUndefined();
});

test('a page that is still on its way is waited for to its end', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const told = vi.fn<() => void>();
  const parsed = whenParsed().then(told);
  await Promise.resolve();
  expect(told).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await parsed;
  expect(told).toHaveBeenCalledOnce();
});
