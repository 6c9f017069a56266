import { expect, test } from 'vitest';
import { enrolledCourse } from '../enrollment/enrolled-course.builder';
import { type OfferedEnding, offeredEnding } from './offered-ending';

const running = { workflow: { state: 'inProgress' } } as const;

const cases: Array<
  [name: string, course: Parameters<typeof enrolledCourse>[0], ending: OfferedEnding | null]
> = [
  ['without an attempt there is nothing to end', {}, null],
  ['a running attempt is submitted', running, 'submit'],
  ['a running text is finished', { ...running, objective: { type: 'text' } }, 'finish'],
  ['an lti attempt is submitted too', { ...running, objective: { type: 'lti' } }, 'submit'],
  ['what was handed in is not handed in twice', { workflow: { state: 'submitted' } }, null],
  ['what is finished stays finished', { workflow: { state: 'finished' } }, null],
  ['an expired course blocks nothing', { ...running, objective: { state: 'expired' } }, 'submit'],
  ['an archived course offers nothing', { ...running, objective: { state: 'archived' } }, null],
  ['a draft offers nothing', { ...running, objective: { state: 'draft' } }, null],
];

test.each(cases)('[4.10] [4.11] %s', (_name, course, ending) => {
  expect(offeredEnding(enrolledCourse(course))).toBe(ending);
});
