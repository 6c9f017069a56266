import { expect, test } from 'vitest';
import {
  announceRefusal,
  type ChannelFacts,
  type ChannelPerson,
  isChannelOpen,
  isChannelStaff,
  mayEditPost,
  mayReadChannel,
  mayRemoveReply,
  replyRefusal,
} from './channel-rights';

const CHANNEL: ChannelFacts = {
  hasChannel: true,
  isOn: true,
  isChatOn: true,
  allowsReplies: true,
  courseState: 'ready',
};
const NOBODY: ChannelPerson = { isEnrolled: false, mayGrade: false, isAdministrator: false };

test.each<[string, Partial<ChannelPerson>, boolean, boolean]>([
  ['who has nothing to do with the course', {}, false, false],
  ['a learner of it', { isEnrolled: true }, true, false],
  ['who grades', { mayGrade: true }, true, true],
  ['an administrator', { isAdministrator: true }, true, true],
])('[2.28] %s', (_who, differs, reads, isStaff) => {
  expect(mayReadChannel({ ...NOBODY, ...differs })).toBe(reads);
  expect(isChannelStaff({ ...NOBODY, ...differs })).toBe(isStaff);
});

test.each<[string, Partial<ChannelFacts>, boolean, string | null, string | null]>([
  ['open, with replies', {}, true, null, null],
  ['open, without replies', { allowsReplies: false }, true, null, 'repliesClosed'],
  ['none', { hasChannel: false }, false, 'chatUnavailable', 'chatUnavailable'],
  ['switched off', { isOn: false }, false, 'chatUnavailable', 'chatUnavailable'],
  ['of a tenant without chat', { isChatOn: false }, false, 'chatUnavailable', 'chatUnavailable'],
  ['of a draft', { courseState: 'draft' }, true, null, null],
  ['of an expired course', { courseState: 'expired' }, true, null, null],
  ['of an archived course', { courseState: 'archived' }, true, 'courseArchived', 'courseArchived'],
])('[8.9] [2.28] a channel %s', (_which, differs, isOpen, announce, reply) => {
  const facts = { ...CHANNEL, ...differs };
  expect(isChannelOpen(facts)).toBe(isOpen);
  expect(announceRefusal(facts)).toBe(announce);
  expect(replyRefusal(facts)).toBe(reply);
});

test.each([
  [true, true, true, true],
  [true, false, false, true],
  [false, true, false, true],
  [false, false, false, false],
])('[2.28] of me: %s, by staff: %s', (isMe, isStaff, edits, removes) => {
  expect(mayEditPost({ isMe, isStaff })).toBe(edits);
  expect(mayRemoveReply({ isMe, isStaff })).toBe(removes);
});
