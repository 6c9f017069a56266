import { expect, test, vi } from 'vitest';
import { loadPatiently } from './load-patiently';

test('[2.8] a file that did not come is asked for again when the connection is back', async () => {
  const load = vi.fn(async () => 'here').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const loading = loadPatiently(load);
  await vi.waitFor(() => {
    dispatchEvent(new Event('online'));
    expect(load).toHaveBeenCalledTimes(2);
  });
  expect(await loading).toBe('here');
});
