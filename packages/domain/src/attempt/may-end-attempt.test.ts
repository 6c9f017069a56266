import { expect, test } from 'vitest';
import { enrolledCourse } from '../enrollment/enrolled-course.builder';
import { mayEndAttempt } from './may-end-attempt';

const running = { workflow: { state: 'inProgress' } } as const;

test.each<[name: string, course: Parameters<typeof enrolledCourse>[0], may: boolean]>([
  ['without an attempt there is nothing to end', {}, false],
  ['a running attempt may be ended', running, true],
  ['what was handed in is not handed in twice', { workflow: { state: 'submitted' } }, false],
  ['what is finished stays finished', { workflow: { state: 'finished' } }, false],
  ['an expired course blocks nothing', { ...running, objective: { state: 'expired' } }, true],
  ['an archived course offers nothing', { ...running, objective: { state: 'archived' } }, false],
  ['a draft offers nothing', { ...running, objective: { state: 'draft' } }, false],
])('[4.10] [4.11] %s', (_name, course, may) => {
  expect(mayEndAttempt(enrolledCourse(course))).toBe(may);
});
