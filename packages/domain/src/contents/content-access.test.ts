import { describe, expect, test } from 'vitest';
import type { ActivityPart } from '../activity/activity-part';
import { activityPart } from '../activity/activity-part.builder';
import { type ContentCourse, type ContentRefusal, contentRefusal } from './content-access';

const NOW = new Date('2026-03-10T12:00:00Z');
const YESTERDAY = new Date('2026-03-09T12:00:00Z');
const TOMORROW = new Date('2026-03-11T12:00:00Z');

const RUNNING: ContentCourse = {
  state: 'ready',
  supportReview: true,
  accessNewContentAfterCompletion: false,
  gradeRevealPolicy: 'none',
  gradeRevealDate: null,
  workflow: { state: 'inProgress', protectResults: false },
};
const FINISHED: ContentCourse = { ...RUNNING, workflow: { state: 'finished', protectResults: false } };
const UNTOUCHED = [activityPart()];
const DONE = [activityPart({ workflow: 'finished' })];

type Kind = ContentRefusal['kind'] | null;
const kindOf = (course: ContentCourse, path: ActivityPart[]): Kind =>
  contentRefusal(course, path, NOW)?.kind ?? null;

describe('[4.25] [4.26] while the course is under way its activities decide', () => {
  test.each<[string, ActivityPart[], Kind]>([
    ['open', UNTOUCHED, null],
    ['finished and looked at again', DONE, null],
    ['a draft', [activityPart({ childActivity: { state: 'draft' } })], 'comingSoon'],
    ['archived', [activityPart({ childActivity: { state: 'archived' } })], 'noLongerAvailable'],
    ['expired', [activityPart({ childActivity: { state: 'expired' } })], null],
    ['not available', [activityPart({ available: false })], 'completePrevious'],
    ['before its start', [activityPart({ activityConstraint: { startFrom: TOMORROW } })], 'beforeStart'],
    ['start missed', [activityPart({ activityConstraint: { startUntil: YESTERDAY } })], 'afterStartUntil'],
    [
      'review hidden',
      [activityPart({ workflow: 'finished', activityConstraint: { reviewPolicy: 'never' } })],
      'reviewHidden',
    ],
    ['being graded', [activityPart({ workflow: 'inGrading' })], 'reviewHidden'],
    ['content missing', [activityPart({ contentAvailable: false })], 'serverSide'],
    ['in a draft module', [activityPart({ childActivity: { state: 'draft' } }), ...UNTOUCHED], 'comingSoon'],
    [
      'in an archived module',
      [activityPart({ childActivity: { state: 'archived' } }), ...UNTOUCHED],
      'noLongerAvailable',
    ],
    [
      '[5.10] with dates of its own in a module that opens later',
      [activityPart({ activityConstraint: { startFrom: TOMORROW } }), ...UNTOUCHED],
      null,
    ],
    ['the root of a course that is one activity', [], null],
  ])('%s', (_case, path, expected) => {
    expect(kindOf(RUNNING, path)).toBe(expected);
  });
});

describe('the course', () => {
  test.each<[string, ContentCourse, ActivityPart[], Kind]>([
    ['reading 16: a draft', { ...RUNNING, state: 'draft' }, UNTOUCHED, 'comingSoon'],
    ['reading 16: archived', { ...RUNNING, state: 'archived' }, DONE, 'noLongerAvailable'],
    ['reading 16: expired blocks nothing', { ...RUNNING, state: 'expired' }, UNTOUCHED, null],
    ['[4.16] finished, what was done', FINISHED, DONE, null],
    ['[4.29] finished, what was never begun', FINISHED, UNTOUCHED, 'courseCompleted'],
    [
      '[4.29] finished, never begun, new content open',
      { ...FINISHED, accessNewContentAfterCompletion: true, supportReview: false },
      UNTOUCHED,
      null,
    ],
    ['[4.16] no review', { ...FINISHED, supportReview: false }, DONE, 'reviewClosed'],
    [
      'reading 22: protected',
      { ...FINISHED, workflow: { state: 'finished', protectResults: true } },
      DONE,
      'reviewClosed',
    ],
    ['[4.20] never', { ...FINISHED, gradeRevealPolicy: 'never' }, DONE, 'reviewClosed'],
    [
      '[4.20] before the date',
      { ...FINISHED, gradeRevealPolicy: 'afterDate', gradeRevealDate: TOMORROW },
      DONE,
      'reviewClosed',
    ],
    ['[4.20] at the date', { ...FINISHED, gradeRevealPolicy: 'afterDate', gradeRevealDate: NOW }, DONE, null],
    ...(['submitted', 'inGrading', 'graded', 'gradingApproved'] as const).map(
      (state): [string, ContentCourse, ActivityPart[], Kind] => [
        `[4.21] ${state}`,
        { ...RUNNING, workflow: { state, protectResults: false } },
        DONE,
        'beingGraded',
      ],
    ),
  ])('%s', (_case, course, path, expected) => {
    expect(kindOf(course, path)).toBe(expected);
  });
});

describe('[4.20] a review that is closed says when it opens', () => {
  const later = { gradeRevealPolicy: 'afterDate', gradeRevealDate: TOMORROW } as const;
  test.each<[string, ContentCourse, Date | null]>([
    ['before the date', { ...FINISHED, ...later }, TOMORROW],
    ['a date that nobody set', { ...FINISHED, ...later, gradeRevealDate: null }, null],
    ['never, whatever the date', { ...FINISHED, ...later, gradeRevealPolicy: 'never' }, null],
    ['[4.16] no review on that date either', { ...FINISHED, ...later, supportReview: false }, null],
    [
      'reading 22: protected on that date too',
      { ...FINISHED, ...later, workflow: { state: 'finished', protectResults: true } },
      null,
    ],
  ])('%s', (_case, course, from) => {
    expect(contentRefusal(course, DONE, NOW)).toEqual({ kind: 'reviewClosed', from });
  });
});
