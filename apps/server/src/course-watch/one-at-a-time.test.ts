import { expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time';

/** Work that ends when the test says so. */
function heldWork() {
  const begun: Array<() => void> = [];
  return { begun, work: () => new Promise<void>((resolve) => void begun.push(resolve)) };
}

test('what is asked for during the work is done once more, however often it was asked', async () => {
  const { begun, work } = heldWork();
  const ask = oneAtATime(work);
  const first = ask();
  const others = [ask(), ask()];
  expect(begun).toHaveLength(1);
  begun[0]?.();
  await expect.poll(() => begun.length).toBe(2);
  begun[1]?.();
  await Promise.all([first, ...others]);
  expect(begun).toHaveLength(2);
});

test('it goes on after work that failed', async () => {
  let count = 0;
  const ask = oneAtATime(async () => {
    count += 1;
    if (count === 1) throw new Error('once');
  });
  await expect(ask()).rejects.toThrow('once');
  await ask();
  expect(count).toBe(2);
});
