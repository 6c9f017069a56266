import { expect, test } from 'vitest';
import { freshCount, newsSections } from './unread-news';

const posts = (marks: string) => Array.from(marks).map((mark, place) => ({ place, isUnread: mark === '!' }));

test.each([
  ['', 0, 0],
  ['...', 0, 3],
  ['!!.', 2, 1],
  ['!!!', 3, 0],
  ['.!.', 2, 1],
])('[2.28] of %j, %i are fresh and %i earlier', (marks, fresh, earlier) => {
  const sections = newsSections(posts(marks));
  expect([sections.fresh.length, sections.earlier.length]).toEqual([fresh, earlier]);
});

test.each([
  [3, '', 3],
  [3, '!.', 2],
  [0, '', 0],
  [0, '!', 0],
])('[2.28] of %i unread, with %j pinned, %i stand below the divider', (unread, pinned, expected) => {
  expect(freshCount(unread, posts(pinned))).toBe(expected);
});
