import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NOON, openTestApp, type TestApp } from '../testing/test-app';
import { attemptCommands } from './testing/attempt-commands';
import { type Offered, offerCourses, openWorld } from './testing/attempt-world';

const ENOUGH_MS = 20_000;

let house: TestApp;
let offered: Offered;

beforeAll(async () => {
  house = await openTestApp({ logger: false });
  offered = await offerCourses(house);
});
afterAll(() => house.close());

test('[4.3] [4.8]–[4.11] whatever two browsers, graders, retries and the clock do, the attempts stay true', async () => {
  let steps = 0;
  await fc.assert(
    fc.asyncProperty(fc.commands(attemptCommands(), { maxCommands: 60, size: 'max' }), async (commands) => {
      const counted = [...commands];
      steps += counted.length;
      const setup = async () => ({
        model: { now: NOON, attempts: {}, sent: [] },
        real: await openWorld(house, offered),
      });
      await fc.asyncModelRun(setup, commands);
    }),
    { numRuns: 120, interruptAfterTimeLimit: ENOUGH_MS, markInterruptAsFailure: false, endOnFailure: true },
  );
  expect(steps).toBeGreaterThan(100);
}, 60_000);
