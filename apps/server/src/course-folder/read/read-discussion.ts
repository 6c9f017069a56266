import type { WrittenDiscussion } from '@lantern/domain/discussion/discussion-settings';
import { MOST_REQUIRED_POSTS } from '@lantern/domain/limits';
import type { Fields } from './yaml-fields';

/** [1.3] What is left out has its plain value; where all of it is, nothing is kept. */
export function readDiscussion(fields: Fields): WrittenDiscussion | null {
  const discussion = fields.map('discussion');
  if (!discussion) return null;
  const bounds = { from: 0, to: MOST_REQUIRED_POSTS, isWhole: true };
  const posts = discussion.number('posts', bounds);
  const replies = discussion.number('replies', bounds);
  const postFirst = discussion.flag('post-first') ?? false;
  const anonymous = discussion.flag('anonymous') ?? false;
  discussion.end();
  if (postFirst && posts === 0)
    discussion.report('post-first', 'asks for a post, and “posts” is 0: nobody would have to write one.');
  const read: WrittenDiscussion = {
    ...(posts !== null && { posts }),
    ...(replies !== null && { replies }),
    ...(postFirst && { postFirst }),
    ...(anonymous && { anonymous }),
  };
  return Object.keys(read).length === 0 ? null : read;
}
