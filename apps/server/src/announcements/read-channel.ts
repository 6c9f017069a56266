import { ProblemError } from '@lantern/contract/problem-error';
import { mayGrade } from '@lantern/domain/access/right-to-grade';
import { rightToLearn } from '@lantern/domain/access/right-to-learn';
import { isChannelOpen, isChannelStaff, mayReadChannel } from '@lantern/domain/announcements/channel-rights';
import type { SignedInContext } from '../http/call-context';
import { findAnnouncement, type StoredAnnouncement } from '../store/announcements/announcements';
import { findChannel, type ReadChannelRow } from '../store/announcements/channels';

export type Channel = ReadChannelRow & { objectiveId: string; isStaff: boolean; isOpen: boolean };

type Asked = Pick<SignedInContext, 'db' | 'learner' | 'session'>;

/** [2.28] For those who may read it. To all others there is no such course. */
export async function readChannel(context: Asked, objectiveId: string): Promise<Channel> {
  const { db, learner, session } = context;
  const row = await findChannel(db, learner, objectiveId);
  if (!row) throw new ProblemError('notFound');
  const person = { ...row, mayGrade: mayGrade(session.permissions) };
  if (!mayReadChannel(person)) throw new ProblemError('notFound');
  const isStaff = isChannelStaff(person);
  const right = rightToLearn(session);
  if (!isStaff && right.kind === 'refused') throw new ProblemError(right.reason);
  return { ...row, objectiveId, isStaff, isOpen: isChannelOpen(row) };
}

/** One of its announcements, for who may read it. */
export async function readAnnouncement(
  context: Asked,
  announcementId: string,
): Promise<{ channel: Channel; announcement: StoredAnnouncement }> {
  const announcement = await findAnnouncement(context.db, context.learner.tenantId, announcementId);
  if (!announcement) throw new ProblemError('notFound');
  return { announcement, channel: await readChannel(context, announcement.objectiveId) };
}

/** The same for its files. */
export async function mayReadAnnouncement(context: Asked, announcementId: string): Promise<boolean> {
  try {
    const { channel } = await readAnnouncement(context, announcementId);
    return channel.isOpen;
  } catch (error) {
    if (error instanceof ProblemError) return false;
    throw error;
  }
}

/** For what staff alone may do. */
export function assertStaff({ isStaff }: Channel): void {
  if (!isStaff) throw new ProblemError('forbidden');
}
