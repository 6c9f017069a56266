import { expect, test } from 'vitest';
import { watchPauseMs } from './watch-pause';

test.each([
  [0, false, 3000],
  [1, false, 3750],
  [6, false, 11_444],
  [7, false, 12_000],
  [5000, false, 12_000],
  [0, true, 3000],
  [5000, true, 3000],
])(
  '[4.3] after %i looks at nothing new, change near: %s, the next is in %i ms',
  (unchanged, isChangeNear, ms) => {
    expect(Math.round(watchPauseMs({ unchanged, isChangeNear }))).toBe(ms);
  },
);
