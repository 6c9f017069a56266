import fc from 'fast-check';
import { expect } from 'vitest';
import { NOON, openTestApp } from '../test-app';
import { lifeWith } from './attempt-commands';
import { type CourseKind, MOST_TOGETHER, offerCourses } from './attempt-world';
import { lifeClock, liveTogether } from './live-together';
import type { Reached } from './reached';

const RUNS_BETWEEN_COUNTS = 5;
/** What is rare is waited for, but not for ever. */
const MOST_TIMES_THE_PROMISED = 10;

export type Promised = {
  /** How many, each of more than one step. */
  lives: number;
  /** What courses a life is about, each as likely as the others. */
  courses: ReadonlyArray<readonly CourseKind[]>;
  reached: readonly Reached[];
};
export type Lived = { lives: number; steps: number };

/**
 * Random lives of many learners, each in two browsers, on a server of their own. What went wrong in one of them is told
 * with the fewest steps that lead to it, and with the seed that does it again.
 */
export async function expectSoundLives({ lives, courses, reached: promised }: Promised): Promise<Lived> {
  const server = await openTestApp({ logger: false, clock: () => lifeClock.getStore()?.now ?? NOON });
  try {
    const offered = await offerCourses(server);
    const lived = { lives: 0, steps: 0 };
    const reached = new Set<Reached>();
    const together = fc.array(fc.oneof(...courses.map(lifeWith)), {
      minLength: 1,
      maxLength: MOST_TOGETHER,
      size: 'max',
    });
    const property = fc.asyncProperty(fc.noBias(together), async (all) => {
      for (const model of await liveTogether(server, offered, all)) {
        if (model.reached.length > 1) lived.lives += 1;
        lived.steps += model.reached.length;
        for (const each of model.reached) reached.add(each);
      }
    });
    const isMissing = (each: Reached) => !reached.has(each);
    const mustGoOn = () =>
      lived.lives < lives || (promised.some(isMissing) && lived.lives < lives * MOST_TIMES_THE_PROMISED);
    while (mustGoOn()) await fc.assert(property, { numRuns: RUNS_BETWEEN_COUNTS });
    expect(promised.filter(isMissing)).toEqual([]);
    return lived;
  } finally {
    await server.close();
  }
}
