import { expect, test } from 'vitest';
import { groupNotifications } from './group-notifications';
import type { NotificationKind } from './notification-kinds';

const MIDNIGHT = new Date('2026-03-02T00:00:00Z');

function told(
  id: string,
  differs: { kind?: NotificationKind; courseId?: string | null; at?: string; isRead?: boolean } = {},
) {
  const { kind = 'reply', courseId = 'tea', at = '2026-03-02T09:00:00Z', isRead = false } = differs;
  return { id, kind, courseId, made: new Date(at), isRead };
}

const idsOf = (lines: ReadonlyArray<{ all: ReadonlyArray<{ id: string }> }>) =>
  lines.map(({ all }) => all.map(({ id }) => id).join());

test.each([
  ['one kind and course: one line', [told('a'), told('b')], ['a,b']],
  ['another kind is another line', [told('a'), told('b', { kind: 'graded' })], ['a', 'b']],
  ['another course is another line', [told('a'), told('b', { courseId: 'cup' })], ['a', 'b']],
  [
    'without a course each stands alone',
    [told('a', { courseId: null }), told('b', { courseId: null })],
    ['a', 'b'],
  ],
  ['what is read stands apart', [told('a'), told('b', { isRead: true }), told('c')], ['a,c', 'b']],
  [
    'a line stands where its latest does',
    [told('a'), told('b', { kind: 'graded' }), told('c')],
    ['a,c', 'b'],
  ],
])('[2.28] %s', (_name, notifications, expected) => {
  const { today, earlier } = groupNotifications(notifications, MIDNIGHT);
  expect(idsOf(today)).toEqual(expected);
  expect(earlier).toEqual([]);
});

test('[2.28] today begins with its first moment; what was before is earlier, in lines of its own', () => {
  const notifications = [
    told('a'),
    told('b', { at: '2026-03-02T00:00:00Z' }),
    told('c', { at: '2026-03-01T23:59:59.999Z' }),
  ];
  const { today, earlier } = groupNotifications(notifications, MIDNIGHT);
  expect(idsOf(today)).toEqual(['a,b']);
  expect(idsOf(earlier)).toEqual(['c']);
  expect(today[0]?.latest.id).toBe('a');
});
