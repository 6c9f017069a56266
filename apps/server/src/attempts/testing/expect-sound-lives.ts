import fc from 'fast-check';
import { expect } from 'vitest';
import { NOON, openTestApp } from '../../testing/test-app';
import { lifeWith } from './attempt-commands';
import type { Reached } from './attempt-model';
import { type CourseKind, offerCourses } from './attempt-world';
import { lifeClock, liveTogether } from './live-together';

/** At once on the server; half of that on average. */
const MOST_TOGETHER = 40;
const PROMISED_LIVES = 1000;
const RUNS_BETWEEN_COUNTS = 5;

export type Promised = {
  /** What courses a life is about, each as likely as the others. */
  courses: Array<readonly CourseKind[]>;
  reached: readonly Reached[];
};

/**
 * Random lives of more than a thousand learners, each in two browsers, on a server of their own. What went wrong in
 * one of them is told with the fewest steps that lead to it, and with the seed that does it again.
 */
export async function expectSoundLives({ courses, reached: promised }: Promised): Promise<void> {
  const house = await openTestApp({ logger: false, clock: () => lifeClock.getStore()?.now ?? NOON });
  try {
    const offered = await offerCourses(house);
    const lived = { interleaved: 0 };
    const reached = new Map<Reached, number>();
    const together = fc.array(fc.oneof(...courses.map(lifeWith)), {
      minLength: 1,
      maxLength: MOST_TOGETHER,
      size: 'max',
    });
    const property = fc.asyncProperty(fc.noBias(together), async (lives) => {
      for (const model of await liveTogether(house, offered, lives)) {
        if (model.reached.length > 1) lived.interleaved += 1;
        for (const each of model.reached) reached.set(each, (reached.get(each) ?? 0) + 1);
      }
    });
    while (lived.interleaved < PROMISED_LIVES) await fc.assert(property, { numRuns: RUNS_BETWEEN_COUNTS });
    expect(promised.filter((each) => !reached.has(each))).toEqual([]);
  } finally {
    await house.close();
  }
}
