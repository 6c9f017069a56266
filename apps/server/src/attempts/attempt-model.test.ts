import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NOON, openTestApp, type TestApp } from '../testing/test-app';
import { attemptCommands, expectSound } from './testing/attempt-commands';
import type { Model } from './testing/attempt-model';
import { type Offered, offerCourses, openWorld } from './testing/attempt-world';

/** Each of up to 60 steps, half of that on average. */
const LIVES = 100;
const PATIENT_MS = 600_000;

let house: TestApp;
let offered: Offered;

beforeAll(async () => {
  house = await openTestApp({ logger: false });
  offered = await offerCourses(house);
});
afterAll(() => house.close());

test(
  '[4.3] [4.8]–[4.11] whatever two browsers, graders, retries and the clock do, the attempts stay true',
  async () => {
    let steps = 0;
    await fc.assert(
      fc.asyncProperty(fc.commands(attemptCommands(), { maxCommands: 60, size: 'max' }), async (commands) => {
        const model: Model = { now: NOON, attempts: {}, sent: [], steps: 0 };
        const real = await openWorld(house, offered);
        await fc.asyncModelRun(() => ({ model, real }), commands);
        await expectSound(real);
        steps += model.steps;
      }),
      { numRuns: LIVES, endOnFailure: true },
    );
    expect(steps).toBeGreaterThan(2000);
  },
  PATIENT_MS,
);
