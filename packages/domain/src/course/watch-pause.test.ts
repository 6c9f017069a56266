import { expect, test } from 'vitest';
import { watchPauseMs } from './watch-pause';

test.each([
  [0, false, false, 3000],
  [1, false, false, 3750],
  [6, false, false, 11_444],
  [7, false, false, 12_000],
  [5000, false, false, 12_000],
  [0, true, false, 3000],
  [5000, true, false, 3000],
  [0, false, true, 60_000],
  [5000, false, true, 60_000],
  [5000, true, true, 3000],
])(
  '[4.3] after %i looks at nothing new, change near: %s, told of changes: %s, the next is in %i ms',
  (unchanged, isChangeNear, isTold, ms) => {
    expect(Math.round(watchPauseMs({ unchanged, isChangeNear, isTold }))).toBe(ms);
  },
);
