import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tellLiveNews } from '../live/live-news';
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

test('[4.3] what the stream tells of is looked at within the second; one that lives makes looking rare', async () => {
  start();
  tellLiveNews({ kind: 'alive', isNew: true });
  expect(looked).toHaveBeenCalledTimes(1);
  for (let beats = 0; beats < 8; beats += 1) {
    await secondsPass(15);
    tellLiveNews({ kind: 'alive', isNew: false });
  }
  expect(looked).toHaveBeenCalledTimes(3);
  for (const topic of ['attempts', 'course:1']) tellLiveNews({ kind: 'changed', topic });
  await secondsPass(0);
  tellLiveNews({ kind: 'changed', topic: 'tenant' });
  await secondsPass(0);
  // The second came while it looked.
  expect(looked).toHaveBeenCalledTimes(5);
  tellLiveNews({ kind: 'reset' });
  expect(looked).toHaveBeenCalledTimes(6);
});

test('[4.3] where the stream has fallen silent it looks as often as without one', async () => {
  start();
  tellLiveNews({ kind: 'alive', isNew: true });
  await secondsPass(60);
  expect(looked).toHaveBeenCalledTimes(2);
  await secondsPass(60);
  expect(looked.mock.calls.length).toBeGreaterThan(6);
});

test('[4.3] a page that nobody sees hears and waits until it is seen', async () => {
  start();
  turnAway();
  tellLiveNews({ kind: 'changed', topic: 'attempts' });
  expect(looked).not.toHaveBeenCalled();
});
