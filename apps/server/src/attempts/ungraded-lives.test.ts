import { test } from 'vitest';
import { REACHED_UNGRADED } from './testing/attempt-model';
import { expectSoundLives } from './testing/expect-sound-lives';

const PATIENT_MS = 600_000;

test(
  '[4.8]–[4.11] whatever two browsers, retries and the clock do where nothing is graded, the attempts stay true',
  () =>
    expectSoundLives({
      courses: [['film'], ['page'], ['film', 'page']],
      reached: REACHED_UNGRADED,
    }),
  PATIENT_MS,
);
