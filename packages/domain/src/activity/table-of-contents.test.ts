import { expect, test } from 'vitest';
import { LIFECYCLE_STATES } from '../vocabulary';
import { activityPart } from './activity-part.builder';
import { type ContentsLock, type CourseCompletion, contentsLock, isInContents } from './table-of-contents';

const NOW = new Date('2026-03-10T12:00:00Z');
const TOMORROW = new Date('2026-03-11T12:00:00Z');
const RUNNING: CourseCompletion = { isFinished: false, accessNewContentAfterCompletion: false };
const FINISHED: CourseCompletion = { ...RUNNING, isFinished: true };
const FINISHED_OPEN: CourseCompletion = { isFinished: true, accessNewContentAfterCompletion: true };

test.each(LIFECYCLE_STATES)('[4.29] an activity in state %s is listed unless archived', (state) => {
  expect(isInContents(activityPart({ childActivity: { state } }))).toBe(state !== 'archived');
});

test.each<[string, Parameters<typeof activityPart>[0], CourseCompletion, ContentsLock['kind'] | null]>([
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
