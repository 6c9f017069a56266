import type { StoredFacts } from '../store/notifications/read-notifications';

/** What is told, in the words of whoever wrote it; the sentence around it is the reader's language. */
export type NotificationFacts = {
  /** Of the thing itself: a course, an announcement, a discussion. */
  title: string;
  courseName?: string;
  /** Of somebody who is no user; who is one is named by `actorId` alone. */
  actorName?: string;
  actorId?: string;
  /** The first words of what was written. */
  line?: string;
  /** When it is due, or expires. */
  due?: Date;
  /** The reply that it tells of, so that it goes with it. */
  replyId?: string;
};

export type ShortFacts = Omit<NotificationFacts, 'actorId'>;

const LONGEST = 200;

/** Each in one line, and no longer than a line is read. */
export function shortFacts({ title, courseName, actorName, line, due, replyId }: ShortFacts): StoredFacts {
  return {
    title: shortLine(title),
    ...(courseName !== undefined && { courseName: shortLine(courseName) }),
    ...(actorName !== undefined && { actorName: shortLine(actorName) }),
    ...(line !== undefined && { line: shortLine(line) }),
    ...(due && { due: due.toISOString() }),
    ...(replyId !== undefined && { replyId }),
  };
}

export function shortLine(text: string): string {
  const line = text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  if (line.length <= LONGEST) return line;
  // Half a character at the cut is none.
  return `${line.slice(0, LONGEST - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
