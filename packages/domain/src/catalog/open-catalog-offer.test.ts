import { expect, test } from 'vitest';
import { enrolledCourse } from '../enrollment/enrolled-course.builder';
import { openCatalogOffer } from './open-catalog-offer';

const NOW = new Date('2026-03-10T12:00:00Z');

test.each([
  ['ready', 'start share', null],
  ['expired', 'start share', null],
  ['draft', 'share', 'comingSoon'],
  ['archived', 'share', 'unavailable'],
] as const)('[2.17] [4.18] the public page of a course that is %s offers %s', (state, actions, notice) => {
  const { objective } = enrolledCourse({ objective: { state } });
  const offer = openCatalogOffer(objective, NOW);
  expect(offer.actions.map(({ name }) => name).join(' ')).toBe(actions);
  expect(offer.notice?.kind ?? null).toBe(notice);
});
