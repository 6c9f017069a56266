import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterFrame } from './after-frame';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('work goes on after the frame that comes next', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  const steps: string[] = [];
  requestAnimationFrame(() => steps.push('painted'));
  void afterFrame().then(() => steps.push('went on'));
  await vi.runAllTimersAsync();
  expect(steps).toEqual(['painted', 'went on']);
});

test('in a page that nobody sees it does not wait for a frame', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const ask = vi.spyOn(globalThis, 'requestAnimationFrame');
  const wentOn = vi.fn<() => void>();
  void afterFrame().then(wentOn);
  await vi.runAllTimersAsync();
  expect(wentOn).toHaveBeenCalledOnce();
  expect(ask).not.toHaveBeenCalled();
});
