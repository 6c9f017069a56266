/** What people are told of. */
export const NOTIFICATION_KINDS = [
  'enrolment',
  'dueSoon',
  'graded',
  'announcement',
  'reply',
  'teamMessage',
  'certificate',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** [1.6] Those that tell what somebody has said. */
export const TALK_KINDS: readonly NotificationKind[] = ['announcement', 'reply', 'teamMessage'];

/** When a mail comes of it. */
export const MAIL_WAYS = ['off', 'atOnce', 'daily', 'weekly'] as const;
export type MailWay = (typeof MAIL_WAYS)[number];

/** How many come together in one mail. */
export type Cadence = Extract<MailWay, 'daily' | 'weekly'>;

/** How a kind reaches a person: in the portal, and by mail. */
export type Reach = { web: boolean; mail: MailWay };

/** Where neither the person nor the tenant has said anything. */
export const USUAL_REACH: Record<NotificationKind, Reach> = {
  enrolment: { web: true, mail: 'off' },
  dueSoon: { web: true, mail: 'atOnce' },
  graded: { web: true, mail: 'atOnce' },
  announcement: { web: true, mail: 'daily' },
  reply: { web: true, mail: 'daily' },
  teamMessage: { web: true, mail: 'daily' },
  certificate: { web: true, mail: 'atOnce' },
};

/** What happens once: the same thing again is no news. Of the others the latest counts, and is unread again. */
export const TOLD_ONCE: readonly NotificationKind[] = ['enrolment', 'certificate'];
