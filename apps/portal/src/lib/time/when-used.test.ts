import { expect, test, vi } from 'vitest';
import { whenUsed } from './when-used';

test('nothing happens until the page is used, then it happens once', () => {
  const work = vi.fn<() => void>();
  whenUsed(work);
  expect(work).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('keydown'));
  window.dispatchEvent(new Event('pointerdown'));
  expect(work).toHaveBeenCalledTimes(1);
});
