import { test } from 'vitest';
import { REACHED_GRADED } from './testing/attempt-model';
import { KINDS } from './testing/attempt-world';
import { expectSoundLives } from './testing/expect-sound-lives';

const PATIENT_MS = 600_000;

test(
  '[4.3] [4.8]–[4.11] whatever two browsers, graders, retries and the clock do, the attempts stay true',
  () => expectSoundLives({ courses: [['graded'], ['graded'], KINDS], reached: REACHED_GRADED }),
  PATIENT_MS,
);
