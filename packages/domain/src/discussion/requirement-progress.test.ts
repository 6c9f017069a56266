import { expect, test } from 'vitest';
import { type OwnPost, requirementProgress } from './requirement-progress';

const BEGUN = new Date('2026-03-01T12:00:00Z');
const ASKED = { posts: 1, replies: 2 };

function post(differs: Partial<OwnPost> = {}): OwnPost {
  return { isThread: true, isToSelf: false, isRemoved: false, isHidden: false, created: BEGUN, ...differs };
}
const reply = (differs: Partial<OwnPost> = {}) => post({ isThread: false, ...differs });
const met = [post(), reply(), reply()];

test.each<[string, OwnPost[], { posts: number; replies: number; isMet: boolean }]>([
  ['nothing', [], { posts: 0, replies: 0, isMet: false }],
  ['a post', [post()], { posts: 1, replies: 0, isMet: false }],
  ['a post and one reply', [post(), reply()], { posts: 1, replies: 1, isMet: false }],
  ['a post and two replies', met, { posts: 1, replies: 2, isMet: true }],
  ['more than that', [...met, reply(), post()], { posts: 2, replies: 3, isMet: true }],
  ['replies alone', [reply(), reply(), reply()], { posts: 0, replies: 3, isMet: false }],
  [
    'a reply to oneself',
    [post(), reply(), reply({ isToSelf: true })],
    { posts: 1, replies: 1, isMet: false },
  ],
  [
    'a post that was removed',
    [post({ isRemoved: true }), reply(), reply()],
    { posts: 0, replies: 2, isMet: false },
  ],
  [
    'a reply that is hidden',
    [post(), reply(), reply({ isHidden: true })],
    { posts: 1, replies: 1, isMet: false },
  ],
  [
    'a post from before this try',
    [post({ created: new Date(BEGUN.getTime() - 1) }), reply(), reply()],
    { posts: 0, replies: 2, isMet: false },
  ],
])('[1.3] post 1, reply to 2: %s', (_name, own, expected) => {
  expect(requirementProgress(ASKED, own, BEGUN)).toEqual(expected);
});

test.each<[string, OwnPost[], boolean]>([
  ['nothing', [], false],
  ['a post', [post()], true],
  ['a reply', [reply()], true],
  ['a reply to oneself', [reply({ isToSelf: true })], false],
])('[1.3] without a requirement the first post will do: %s', (_name, own, isMet) => {
  expect(requirementProgress(null, own, BEGUN).isMet).toBe(isMet);
});

test('[1.3] what asks for nothing is met at once', () => {
  expect(requirementProgress({ posts: 0, replies: 0 }, [], BEGUN).isMet).toBe(true);
});

test('[1.3] nothing counts before there is a try', () => {
  expect(requirementProgress(ASKED, met, null)).toEqual({ posts: 0, replies: 0, isMet: false });
});
