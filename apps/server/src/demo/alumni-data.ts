import { done, running } from './busy/busy-course';
import type { DemoAttempt } from './demo-course';
import { type DemoPerson, person } from './demo-people';

/** Learners of last year, as whom nobody signs in: what they took is what others are told to take next. */
export const DEMO_ALUMNI: readonly DemoPerson[] = [
  person(21, 'mateo@demo.test', ['Mateo', 'Ruiz'], {}),
  person(22, 'yuki@demo.test', ['Yuki', 'Tanaka'], {}),
  person(23, 'priya@demo.test', ['Priya', 'Nair'], {}),
  person(24, 'jonas@demo.test', ['Jonas', 'Weber'], {}),
  person(25, 'aisha@demo.test', ['Aïsha', 'Diallo'], {}),
  person(26, 'chloe@demo.test', ['Chloé', 'Martin'], {}),
];

/** What each of them took, in that order: two courses that Ada has finished too, and what came after. */
export const ALUMNI_COURSES: ReadonlyArray<{ code: string; attempts: DemoAttempt[] }> = [
  { code: 'FIN-933', attempts: [done(0.8, -400, -390)] },
  { code: 'TEC-106', attempts: [done(0.7, -385, -370)] },
  { code: 'COM-105', attempts: [running(0.4, -360)] },
  { code: 'RES-907', attempts: [done(0.75, -350, -330)] },
  { code: 'RES-107', attempts: [done(0.9, -325, -310)] },
  { code: 'GEN-105', attempts: [running(0.2, -300)] },
  { code: 'DSN-103', attempts: [] },
];
