import { expect, test } from 'vitest';
import { readUntil } from './read-until';

const at = (minute: number) => new Date(Date.UTC(2026, 2, 10, 12, minute));
const post = (id: string, minute: number, differs = {}) => ({
  id,
  parentId: 'thread',
  created: at(minute),
  isUnread: true,
  ...differs,
});
const THREAD = post('thread', 0, { parentId: null, isUnread: false });
const FIRST = post('first', 1);
const SECOND = post('second', 5);
/** On the first reply, after the second. */
const COMMENT = post('comment', 9, { parentId: 'first' });

test.each([
  ['all of it, where all is shown', [FIRST, SECOND, COMMENT], [FIRST, SECOND, COMMENT], false, at(9)],
  ['nothing that was not loaded, though a comment is later', [FIRST, COMMENT], [FIRST, COMMENT], true, at(1)],
  ['nothing that waits to be shown', [FIRST, COMMENT], [FIRST, SECOND, COMMENT], false, at(1)],
  ['nothing anew', [post('old', 1, { isUnread: false })], [post('old', 1)], false, null],
  ['nothing where what is new waits', [], [FIRST], false, null],
])('[1.3] read is %s', (_name, shown, replies, hasMore, until) => {
  expect(readUntil('thread', { shown: [THREAD, ...shown], replies, hasMore })).toEqual(until);
});
