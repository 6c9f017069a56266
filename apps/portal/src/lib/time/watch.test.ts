import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watch } from './watch';

let stop = () => {};
const looked = vi.fn<() => Promise<boolean>>();

beforeEach(() => {
  vi.useFakeTimers();
  looked.mockReset().mockResolvedValue(false);
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function start({ isChangeNear = false } = {}) {
  stop = watch({ look: looked, isChangeNear: () => isChangeNear });
}

const secondsPass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

function turnAway(): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

test('[4.3] a page that is seen looks every few seconds, later as nothing happens', async () => {
  start();
  await secondsPass(60);
  const early = looked.mock.calls.length;
  await secondsPass(60);
  const late = looked.mock.calls.length - early;
  expect([early, late]).toEqual([8, 5]);
});

test('[4.3] what has changed makes it look soon again, and so does a result that is due', async () => {
  looked.mockResolvedValue(true);
  start();
  await secondsPass(60);
  expect(looked).toHaveBeenCalledTimes(20);
  stop();
  looked.mockClear().mockResolvedValue(false);
  start({ isChangeNear: true });
  await secondsPass(60);
  expect(looked).toHaveBeenCalledTimes(20);
});

test('[4.3] a page that nobody sees asks nothing, and asks at once when it is seen again', async () => {
  start();
  turnAway();
  await secondsPass(3600);
  expect(looked).not.toHaveBeenCalled();
  vi.restoreAllMocks();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(looked).toHaveBeenCalledTimes(1);
});

test.each(['focus', 'online'])('[4.3] at once on %s, but never twice at the same time', async (sign) => {
  start();
  dispatchEvent(new Event(sign));
  dispatchEvent(new Event(sign));
  expect(looked).toHaveBeenCalledTimes(1);
  await secondsPass(3.75);
  expect(looked).toHaveBeenCalledTimes(2);
});

test('[4.3] a look that fails is no news and not the last', async () => {
  looked.mockRejectedValue(new Error('no connection'));
  start();
  await secondsPass(60);
  expect(looked).toHaveBeenCalledTimes(8);
  stop();
  await secondsPass(60);
  expect(looked).toHaveBeenCalledTimes(8);
});
