import { expect, test } from 'vitest';
import { enrolledCourse } from '../enrollment/enrolled-course.builder';
import { catalogOffer } from './catalog-offer';

const NOW = new Date('2026-03-10T12:00:00Z');
const TOMORROW = new Date('2026-03-11T12:00:00Z');
const stranger = { aggregate: { isSelfEnrolled: false } };

test.each([
  ['before enrolling', enrolledCourse({ aggregate: null }), 'start addToMyCourses share', null],
  ['after enrolling', enrolledCourse(), 'start -enrolled share', null],
  [
    'before the window, enrolling is open',
    enrolledCourse({ aggregate: null, availabilityDate: TOMORROW }),
    '-start addToMyCourses share',
    'notYetOpen',
  ],
  ['running', enrolledCourse({ workflow: { state: 'inProgress' } }), 'continue -enrolled share', null],
  [
    'expired',
    enrolledCourse({ ...stranger, objective: { state: 'expired' } }),
    'start addToMyCourses share',
    null,
  ],
  ['draft', enrolledCourse({ aggregate: null, objective: { state: 'draft' } }), 'share', 'comingSoon'],
  ['archived', enrolledCourse({ aggregate: null, objective: { state: 'archived' } }), 'share', 'unavailable'],
])('[4.12] [4.18] the catalog page, %s', (_name, course, buttons, notice) => {
  const offer = catalogOffer(course, NOW);
  expect(offer.actions.map(({ name, enabled }) => (enabled ? name : `-${name}`)).join(' ')).toBe(buttons);
  expect(offer.notice?.kind ?? null).toBe(notice);
});

test.each([
  ['before enrolling', enrolledCourse({ aggregate: null })],
  ['after enrolling', enrolledCourse()],
])('[4.12] taking a course up never leads, %s', (_name, course) => {
  const leading = catalogOffer(course, NOW).actions.filter((action) => action.primary);
  expect(leading.map((action) => action.name)).toEqual(['start']);
});
