import { test } from 'vitest';
import { expectSoundLives } from '../../testing/attempts/expect-sound-lives';
import { promisedLives } from '../../testing/attempts/promised-lives';
import { REACHED_UNGRADED } from '../../testing/attempts/reached';

const { lives, patientMs } = promisedLives(300);

test(
  '[4.8]–[4.11] whatever two browsers, retries and the clock do where nothing is graded, the attempts stay true',
  () =>
    expectSoundLives({ lives, courses: [['film'], ['page'], ['film', 'page']], reached: REACHED_UNGRADED }),
  patientMs,
);
