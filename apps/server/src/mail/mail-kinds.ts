import {
  type Cadence,
  NOTIFICATION_KINDS,
  type NotificationKind,
} from '@lantern/domain/notifications/notification-kinds';

/** What a mail is about: one thing that somebody is told of, or many in one. */
export type MailKind = NotificationKind | 'digest';

export const MAIL_KINDS: readonly MailKind[] = [...NOTIFICATION_KINDS, 'digest'];

type MailRule = {
  /**
   * What a crash may do to it, since no mail server can be asked what it took: come twice, with the same Message-ID, or not
   * at all.
   */
  delivery: 'atLeastOnce' | 'atMostOnce';
  /** The tenant's, which says that it is sent at all. */
  setting: string;
};

const AT_ONCE: MailRule = { delivery: 'atLeastOnce', setting: 'platform.mail.notifications' };
const DIGEST: MailRule = { delivery: 'atMostOnce', setting: 'platform.mail.digest' };

export function mailRule(kind: MailKind): MailRule {
  return kind === 'digest' ? DIGEST : AT_ONCE;
}

/** Of links in mails that were sent when the kinds had other names. */
const FORMER: Record<string, MailKind> = { enrolled: 'enrolment', certificateReady: 'certificate' };

export function mailKindOf(text: string): MailKind | null {
  if (Object.hasOwn(FORMER, text)) return FORMER[text] ?? null;
  return MAIL_KINDS.find((kind) => kind === text) ?? null;
}

/** What a mail is about, and where its button leads. */
export type MailFacts = {
  title: string;
  /** Of this host, from the slash on. */
  path: string;
  /** What is known beside the title, of one notification. */
  courseName?: string;
  actorName?: string;
  line?: string;
  due?: string;
  /** Of a digest. */
  digest?: { cadence: Cadence; ids: string[] };
};
