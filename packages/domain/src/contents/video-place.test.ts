import { expect, test } from 'vitest';
import { isWatched, resumeSecond } from './video-place';

test.each([
  ['its last ten seconds are not needed', 590, 600, true],
  ['a second before them it is not', 589, 600, false],
  ['of a short one the last twentieth is not needed', 57, 60, true],
  ['a second before it, it is not', 56, 60, false],
  ['one whose length is not known yet is not', 100, 0, false],
] as const)('[4.9] a video is watched: %s', (_, second, duration, watched) => {
  expect(isWatched(second, duration)).toBe(watched);
});

test.each([
  ['the very second that was kept', 213.4, 600, 213.4],
  ['from the start when nothing was kept', null, 600, 0],
  ['from the start when it had hardly begun', 3, 600, 0],
  ['a moment later where it was', 3.1, 600, 3.1],
  ['from the start when it was seen to the end', 590, 600, 0],
  ['where it was, a second before the end', 589, 600, 589],
  ['where it was, while its length is not known', 590, null, 590],
  ['from the start for a number that is none', Number.NaN, 600, 0],
] as const)('[2.8] a video goes on: %s', (_, kept, duration, second) => {
  expect(resumeSecond(kept, duration)).toBe(second);
});
