import { expect, test } from 'vitest';
import {
  isAuthorShown,
  isPostTextShown,
  type PostFacts,
  type PostReader,
  type PostRights,
  postRights,
} from './post-rights';

const LEARNER: PostReader = { isModerator: false, mayWrite: true, isLockedOut: false };
const READER: PostReader = { isModerator: false, mayWrite: false, isLockedOut: false };
const LOCKED_OUT: PostReader = { ...READER, isLockedOut: true };
const MODERATOR: PostReader = { isModerator: true, mayWrite: true, isLockedOut: false };

function post(differs: Partial<PostFacts> = {}): PostFacts {
  return {
    depth: 'thread',
    kind: 'question',
    state: 'shown',
    isOwn: false,
    isClosed: false,
    isOwnThread: false,
    ...differs,
  };
}
const OWN = { isOwn: true, isOwnThread: true };

test.each<[string, Partial<PostFacts>, PostReader, Array<keyof PostRights>]>([
  ['a thread of another', {}, LEARNER, ['reply', 'like', 'follow', 'report']],
  ['their own question', OWN, LEARNER, ['reply', 'edit', 'remove', 'follow', 'markAnswered']],
  ['their own discussion', { ...OWN, kind: 'discussion' }, LEARNER, ['reply', 'edit', 'remove', 'follow']],
  ['a reply of another', { depth: 'reply' }, LEARNER, ['reply', 'like', 'report']],
  ['a comment of another', { depth: 'comment' }, LEARNER, ['like', 'report']],
  ['a closed thread', { isClosed: true }, LEARNER, ['like', 'follow', 'report']],
  ['their own closed thread', { ...OWN, isClosed: true }, LEARNER, ['remove', 'follow', 'markAnswered']],
  ['a thread, read-only', {}, READER, ['follow', 'report']],
  ['their own thread, read-only', OWN, READER, ['follow']],
  ['a thread, locked out', {}, LOCKED_OUT, ['follow']],
  ['a hidden reply of their own', { depth: 'reply', state: 'hidden', isOwn: true }, LEARNER, ['remove']],
  ['a hidden reply', { depth: 'reply', state: 'hidden' }, LEARNER, []],
  ['a removed thread', { state: 'removed' }, LEARNER, []],
  ['their own removed question', { ...OWN, state: 'removed' }, LEARNER, []],
  ['a thread, as moderator', {}, MODERATOR, ['reply', 'like', 'follow', 'markAnswered', 'moderate']],
  [
    'a closed thread, as moderator',
    { isClosed: true },
    MODERATOR,
    ['reply', 'like', 'follow', 'markAnswered', 'moderate'],
  ],
  ['a hidden reply, as moderator', { depth: 'reply', state: 'hidden' }, MODERATOR, ['moderate']],
  ['a removed reply, as moderator', { depth: 'reply', state: 'removed' }, MODERATOR, []],
])('[1.3] what may be done about %s', (_name, differs, reader, expected) => {
  const rights = postRights(post(differs), reader);
  expect(Object.entries(rights).flatMap(([right, may]) => (may ? [right] : []))).toEqual(expected);
});

test.each([
  ['shown', false, false, true],
  ['hidden', false, false, false],
  ['hidden', true, false, true],
  ['hidden', false, true, true],
  ['removed', true, true, false],
] as const)(
  '[1.3] the text of a post that is %s, own %s, moderator %s',
  (state, isOwn, isModerator, expected) => {
    expect(isPostTextShown(state, { isOwn, isModerator })).toBe(expected);
  },
);

test.each([
  [false, false, false, true],
  [true, false, false, false],
  [true, true, false, true],
  [true, false, true, true],
])(
  '[1.3] the author of a post, anonymous %s, own %s, moderator %s',
  (isAnonymous, isOwn, isModerator, expected) => {
    expect(isAuthorShown(isAnonymous, { isOwn, isModerator })).toBe(expected);
  },
);
