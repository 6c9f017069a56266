import { expect, test } from 'vitest';
import { asksForNothing, discussionSettings, type WrittenDiscussion } from './discussion-settings';

test.each<[string, WrittenDiscussion | null, ReturnType<typeof discussionSettings>]>([
  ['nothing', null, { requirement: null, postFirst: false, anonymous: false }],
  ['an empty one', {}, { requirement: null, postFirst: false, anonymous: false }],
  [
    'posts alone',
    { posts: 1 },
    { requirement: { posts: 1, replies: 0 }, postFirst: false, anonymous: false },
  ],
  [
    'replies alone',
    { replies: 2 },
    { requirement: { posts: 0, replies: 2 }, postFirst: false, anonymous: false },
  ],
  [
    'all of it',
    { posts: 1, replies: 2, postFirst: true, anonymous: true },
    { requirement: { posts: 1, replies: 2 }, postFirst: true, anonymous: true },
  ],
])('[1.3] the author writes %s', (_name, written, expected) => {
  expect(discussionSettings(written)).toEqual(expected);
});

test.each<[string, WrittenDiscussion, boolean]>([
  ['both as 0', { posts: 0, replies: 0 }, true],
  ['one as 0', { posts: 0 }, true],
  ['a reply', { posts: 0, replies: 1 }, false],
  ['nothing in particular', {}, false],
])('[1.3] who writes %s asks for nothing: %s', (_name, written, expected) => {
  expect(asksForNothing(discussionSettings(written))).toBe(expected);
});
