import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenStill } from './when-still';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('work waits until nobody does anything, and runs once', () => {
  const work = vi.fn<() => void>();
  whenStill(work);
  for (const sign of ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll']) {
    vi.advanceTimersByTime(999);
    document.body.dispatchEvent(new Event(sign));
  }
  vi.advanceTimersByTime(999);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledOnce();

  document.body.dispatchEvent(new Event('pointermove'));
  vi.advanceTimersByTime(5000);
  expect(work).toHaveBeenCalledOnce();
});
