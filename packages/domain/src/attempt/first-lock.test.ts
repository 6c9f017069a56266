import { expect, test } from 'vitest';
import { NO_CONSTRAINT } from '../activity/activity-part';
import type { CourseNode } from '../activity/course-node';
import { activityAttempt, courseNode, courseRoot } from '../activity/course-node.builder';
import { firstLock, firstStartLock } from './first-lock';

const NOW = new Date('2026-03-02T12:00:00Z');
const LATER = new Date('2026-03-02T12:00:01Z');
const EARLIER = new Date('2026-03-02T11:59:59Z');

const open = courseNode({ partId: 'open', axis: '1' });
const shut = courseNode({ partId: 'shut', axis: '2', constraint: { ...NO_CONSTRAINT, startFrom: LATER } });
const opening = courseNode({
  partId: 'opening',
  axis: '3',
  constraint: { ...NO_CONSTRAINT, startFrom: NOW },
});
const inside = courseNode({ partId: 'inside', axis: '4.1' });
const moduleOf = (differs: Parameters<typeof courseNode>[0]) =>
  courseNode({ partId: 'module', axis: '4', type: 'composite', children: [inside], ...differs });

const BEFORE_START = { kind: 'beforeStart', from: LATER };

test.each<[string, CourseNode, CourseNode[], object | null]>([
  ['nothing is asked about', courseRoot(open, shut), [], null],
  ['an open one', courseRoot(open, shut), [open], null],
  ['one that opens this second', courseRoot(opening), [opening], null],
  ['one that opens the next second', courseRoot(open, shut), [shut], BEFORE_START],
  ['one of two is closed', courseRoot(open, shut), [open, shut], BEFORE_START],
  [
    '[4.26] in a module that is a draft',
    courseRoot(moduleOf({ activityState: 'draft' })),
    [inside],
    { kind: 'comingSoon' },
  ],
  [
    '[4.26] in a module that is archived',
    courseRoot(moduleOf({ activityState: 'archived' })),
    [inside],
    { kind: 'noLongerAvailable' },
  ],
  ['[5.10] in a module that opens later', courseRoot(moduleOf(shut.part)), [inside], BEFORE_START],
  [
    '[4.26] one that waits for the one before it',
    courseRoot(open, courseNode({ partId: 'next', axis: '2', requiresPrevious: true })),
    [courseNode({ partId: 'next' })],
    { kind: 'completePrevious' },
  ],
])('[3.8] [4.25] the first lock of %s', (_case, root, nodes, expected) => {
  expect(firstLock(root, nodes, NOW)).toEqual(expected);
});

test.each<[string, Parameters<typeof courseNode>[0], object | null]>([
  ['is closed as any part', { constraint: { ...NO_CONSTRAINT, startFrom: LATER } }, BEFORE_START],
  ['is open as any part', { constraint: { ...NO_CONSTRAINT, startFrom: NOW } }, null],
])('[4.25] a course of one activity %s', (_case, differs, expected) => {
  const root = courseNode({ partId: null, axis: '', ...differs });
  expect(firstLock(root, [root], NOW)).toEqual(expected);
});

test('[4.25] the root of a course with parts is never closed itself', () => {
  const root = { ...courseRoot(open), part: { ...shut.part, partId: null } };
  expect(firstLock(root, [root], NOW)).toBeNull();
});

test('[4.31] a course under supervision is closed with all that is in it', () => {
  const root = courseRoot(open);
  const supervised = { ...root, part: { ...root.part, proctored: true } };
  expect(firstLock(supervised, [open], NOW)).toEqual({ kind: 'proctored' });
});

test('[8.8] a new try is locked as what was never begun, the one under way is not', () => {
  const late = courseNode({
    constraint: { ...NO_CONSTRAINT, startUntil: EARLIER },
    workflow: activityAttempt({ state: 'finished', submitted: EARLIER, progress: 1 }),
  });
  const root = courseRoot(late);
  expect(firstLock(root, [late], NOW)).toBeNull();
  expect(firstStartLock(root, [late], NOW)).toEqual({ kind: 'afterStartUntil', until: EARLIER });
});

test('[8.8] a review that is hidden does not keep a new try closed', () => {
  const hidden = courseNode({
    constraint: { ...NO_CONSTRAINT, reviewPolicy: 'never' },
    workflow: activityAttempt({ state: 'finished', submitted: EARLIER, progress: 1 }),
  });
  const root = courseRoot(hidden);
  expect(firstLock(root, [hidden], NOW)).toMatchObject({ kind: 'reviewHidden' });
  expect(firstStartLock(root, [hidden], NOW)).toBeNull();
});
