import { expect, test } from 'vitest';
import { courseTurningPoint } from './course-turning-point';

type Dates = Parameters<typeof courseTurningPoint>[0];

const now = new Date('2026-03-10T12:00:00Z');
const at = (ms: number) => new Date(now.getTime() + ms);
const WEEK = 7 * 86_400_000;
const never: Dates = {
  availabilityDate: null,
  availabilityEndDate: null,
  dueDate: null,
  gradeRevealDate: null,
};

const cases: Array<[name: string, dates: Partial<Dates>, turn: Date | null]> = [
  ['a course without dates never changes by itself', {}, null],
  ['what lies behind does not come again', { availabilityDate: at(0), gradeRevealDate: at(-1) }, null],
  ['an opening course changes at its very instant', { availabilityDate: at(1000) }, at(1000)],
  ['results are told at their very instant', { gradeRevealDate: at(1000) }, at(1000)],
  ['a closing course is still open at its instant', { availabilityEndDate: at(0) }, at(1)],
  ['a course is overdue just after its instant', { dueDate: at(1000) }, at(1001)],
  ['a course is due soon at the instant of seven days before', { dueDate: at(WEEK + 5) }, at(5)],
  ['of several dates the nearest counts', { dueDate: at(5000), availabilityDate: at(3000) }, at(3000)],
];

test.each(cases)('[4.21] %s', (_name, given, turn) => {
  expect(courseTurningPoint({ ...never, ...given }, now)).toEqual(turn);
});
