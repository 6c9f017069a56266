import type { LifecycleState } from '../vocabulary';

/** [2.28] What decides whether a course's channel can be read and written. */
export type ChannelFacts = {
  hasChannel: boolean;
  /** The channel itself, and the tenant's setting for all of them. */
  isOn: boolean;
  isChatOn: boolean;
  allowsReplies: boolean;
  courseState: LifecycleState;
};

export type ChannelPerson = { isEnrolled: boolean; mayGrade: boolean; isAdministrator: boolean };

export type WriteRefusal = 'chatUnavailable' | 'courseArchived' | 'repliesClosed';

/** [2.28] Whoever grades in the tenant, and its administrators. */
export function isChannelStaff({ mayGrade, isAdministrator }: Omit<ChannelPerson, 'isEnrolled'>): boolean {
  return mayGrade || isAdministrator;
}

/** [2.28] The learners of the course read it, and its staff. */
export function mayReadChannel(person: ChannelPerson): boolean {
  return person.isEnrolled || isChannelStaff(person);
}

/** [8.9] Is there a chat at all? */
export function isChannelOpen({ hasChannel, isOn, isChatOn }: ChannelFacts): boolean {
  return hasChannel && isOn && isChatOn;
}

/** [2.28] Why nothing can be announced; null when it can. An archived course is read, and says nothing new. */
export function announceRefusal(facts: ChannelFacts): WriteRefusal | null {
  if (!isChannelOpen(facts)) return 'chatUnavailable';
  return facts.courseState === 'archived' ? 'courseArchived' : null;
}

/** [2.28] Why nothing can be answered; null when it can. Closed is closed for staff too, who announce instead. */
export function replyRefusal(facts: ChannelFacts): WriteRefusal | null {
  return announceRefusal(facts) ?? (facts.allowsReplies ? null : 'repliesClosed');
}

/** [2.28] Nobody speaks in another's name: a text is its author's alone. */
export function mayEditPost({ isMe, isStaff }: { isMe: boolean; isStaff: boolean }): boolean {
  return isMe && isStaff;
}

/** [2.28] Staff remove what should not stand there, and everybody their own answer. */
export function mayRemoveReply({ isMe, isStaff }: { isMe: boolean; isStaff: boolean }): boolean {
  return isMe || isStaff;
}
