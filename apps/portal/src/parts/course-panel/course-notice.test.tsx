import type { CourseNotice as Notified } from '@lantern/domain/course/course-offer';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NOON, pageFacts } from '../../testing/page-facts.builder';
import { renderAt } from '../../testing/render';
import { CourseNotice } from './course-notice';

const DATE = new Date('2026-11-24T08:00:00Z');

const cases: Array<[item: string, notice: Notified, title: string, advice: string]> = [
  ['[4.18]', { kind: 'comingSoon' }, 'Coming soon', 'The authors are still writing this course.'],
  [
    '[4.18]',
    { kind: 'unavailable' },
    'Course is not available',
    'It has been archived. Ask your administrator if you still need it.',
  ],
  [
    '[4.21]',
    { kind: 'beingGraded' },
    'This course is being graded.',
    'Please come back later or ask your instructor.',
  ],
  [
    '[4.21]',
    { kind: 'notYetOpen', opensAt: DATE },
    'Will be available to start on November 24, 2026',
    '9:00 AM, your time (UTC+01:00)',
  ],
  [
    '[4.21]',
    { kind: 'closed', closedAt: DATE },
    'Was available to start before November 24, 2026',
    '9:00 AM, your time (UTC+01:00)',
  ],
];

test.each(cases)('%s %j is said in words', async (_item, notice, title, advice) => {
  const facts = pageFacts({ timeZone: 'Europe/Berlin' });
  await renderAt(NOON, <CourseNotice notice={notice} />, { facts });
  expect(screen.getByText(title)).toBeTruthy();
  expect(screen.getByText(advice)).toBeTruthy();
});
