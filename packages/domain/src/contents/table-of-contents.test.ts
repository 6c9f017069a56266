import { expect, test } from 'vitest';
import { LIFECYCLE_STATES } from '../vocabulary';
import type { ActivityPart } from '../activity/activity-part';
import { activityPart } from '../activity/activity-part.builder';
import { contentRefusal } from './content-access';
import { type CourseReviewLock, courseReviewLock } from '../activity/course-review-lock';
import { type ContentsLock, contentsLock, isInContents, type ListedCourse } from './table-of-contents';

const NOW = new Date('2026-03-10T12:00:00Z');
const TOMORROW = new Date('2026-03-11T12:00:00Z');
const RUNNING: ListedCourse = { isFinished: false, accessNewContentAfterCompletion: false, review: null };
const FINISHED: ListedCourse = { ...RUNNING, isFinished: true };
const FINISHED_OPEN: ListedCourse = { ...FINISHED, accessNewContentAfterCompletion: true };
const NEVER: CourseReviewLock = { kind: 'reviewClosed', from: null };
const SHUT: ListedCourse = { ...FINISHED, review: NEVER };
const SHUT_OPEN: ListedCourse = { ...FINISHED_OPEN, review: { kind: 'reviewClosed', from: TOMORROW } };
const GRADED: ListedCourse = { ...RUNNING, review: { kind: 'beingGraded' } };

const DONE = activityPart({ workflow: 'finished' });
const DRAFT = activityPart({ childActivity: { state: 'draft' } });
const GONE = activityPart({ workflow: 'finished', childActivity: { state: 'archived' } });
const moduleOf = (...children: ActivityPart[]) => ({ childActivity: { children } });

test.each(LIFECYCLE_STATES)('[4.29] an activity in state %s is listed unless archived', (state) => {
  expect(isInContents(activityPart({ childActivity: { state } }))).toBe(state !== 'archived');
});

test.each<[string, Parameters<typeof activityPart>[0], ListedCourse, ContentsLock['kind'] | null]>([
  ['open', {}, RUNNING, null],
  ['not available', { available: false }, RUNNING, 'completePrevious'],
  [
    'not available, expired',
    { available: false, childActivity: { state: 'expired' } },
    RUNNING,
    'completePrevious',
  ],
  ['a draft that is not available', { available: false, childActivity: { state: 'draft' } }, RUNNING, null],
  ['a draft that is available', { childActivity: { state: 'draft' } }, RUNNING, null],
  [
    'a draft that is disabled',
    { contentAvailable: false, childActivity: { state: 'draft' } },
    RUNNING,
    'comingSoon',
  ],
  ['disabled by a date', { activityConstraint: { startFrom: TOMORROW } }, RUNNING, 'beforeStart'],
  ['disabled by the server', { contentAvailable: false }, RUNNING, 'serverSide'],
  ['course finished, never begun', {}, FINISHED, 'courseCompleted'],
  ['course finished, begun', { workflow: 'inProgress' }, FINISHED, null],
  ['course finished, finished', { workflow: 'finished' }, FINISHED, null],
  ['course finished, new content open', {}, FINISHED_OPEN, null],
  [
    'course finished, a module in which something was begun',
    { childActivity: { children: [activityPart(), activityPart({ workflow: 'finished' })] } },
    FINISHED,
    null,
  ],
  [
    'course finished, a module in which nothing was',
    { childActivity: { children: [activityPart()] } },
    FINISHED,
    'courseCompleted',
  ],
  ['course finished, but first not available', { available: false }, FINISHED, 'completePrevious'],
])('[4.29] [8.8] %s', (_title, differs, course, kind) => {
  expect(contentsLock(activityPart(differs), course, NOW)?.kind ?? null).toBe(kind);
});

test.each<[string, Parameters<typeof activityPart>[0], ListedCourse, ContentsLock['kind'] | null]>([
  ['done', { workflow: 'finished' }, SHUT, 'reviewClosed'],
  ['begun, never handed in', { workflow: 'inProgress' }, SHUT, 'reviewClosed'],
  ['done, new content open', { workflow: 'finished' }, SHUT_OPEN, 'reviewClosed'],
  ['never begun', {}, SHUT, 'courseCompleted'],
  ['never begun, new content open', {}, SHUT_OPEN, null],
  [
    'done, and past a date of its own',
    { workflow: 'finished', activityConstraint: { accessibleUntil: new Date(0) } },
    SHUT,
    'reviewClosed',
  ],
  ['a draft', { childActivity: { state: 'draft' } }, SHUT_OPEN, null],
  ['a module, all of it done', moduleOf(DONE, DONE), SHUT, 'reviewClosed'],
  ['a module, part of it done', moduleOf(DONE, activityPart()), SHUT, 'reviewClosed'],
  ['a module with something to begin', moduleOf(DONE, activityPart()), SHUT_OPEN, null],
  ['a module, done but for what is to come', moduleOf(DONE, DRAFT), SHUT_OPEN, 'reviewClosed'],
  ['a module, of which nothing is done any more', moduleOf(GONE, activityPart()), SHUT, 'courseCompleted'],
  ['a module of modules', moduleOf(activityPart(moduleOf(DONE))), SHUT, 'reviewClosed'],
  ['a module in which nothing was begun', moduleOf(activityPart()), SHUT, 'courseCompleted'],
  ['being graded, done', { workflow: 'finished' }, GRADED, 'beingGraded'],
  ['being graded, never begun', {}, GRADED, 'beingGraded'],
  ['being graded, a draft', { childActivity: { state: 'draft' } }, GRADED, null],
  ['being graded, a module', moduleOf(DONE, activityPart(), DRAFT), GRADED, 'beingGraded'],
  ['being graded, a module of drafts', moduleOf(DRAFT), GRADED, null],
])('[4.16] [4.20] [4.21] [4.29] a review that is closed, %s', (_title, differs, course, kind) => {
  expect(contentsLock(activityPart(differs), course, NOW)?.kind ?? null).toBe(kind);
});

test.each(['inProgress', 'submitted', 'inGrading', 'graded', 'gradingApproved', 'finished'] as const)(
  '[4.25]–[4.29] an entry says what its activity says when it is opened: course %s',
  (state) => {
    for (const gradeRevealPolicy of ['none', 'never', 'afterDate'] as const)
      for (const workflow of [null, 'inProgress', 'finished'] as const)
        for (const accessNewContentAfterCompletion of [true, false]) {
          const course = {
            state: 'ready' as const,
            supportReview: true,
            accessNewContentAfterCompletion,
            gradeRevealPolicy,
            gradeRevealDate: TOMORROW,
            workflow: { state, protectResults: false },
          };
          const part = activityPart({ workflow });
          const listed = {
            isFinished: state === 'finished',
            accessNewContentAfterCompletion,
            review: courseReviewLock(course, NOW),
          };
          expect(contentsLock(part, listed, NOW)).toEqual(contentRefusal(course, [part], NOW));
        }
  },
);
