import type { Cadence, NotificationKind } from '@lantern/domain/notifications/notification-kinds';
import type { Locale } from '@lantern/domain/display/locales';

/** A sentence of a thing: `{title}`, `{actor}`, `{when}`. */
type Sentence = string;

export type DigestTexts = {
  language: Locale;
  /** `{title}` of the first thing. */
  subject: Record<Cadence, string>;
  greeting: string;
  /** By how much is due in the week, and `{day}` of the first; by the plural forms of the language. */
  due: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };
  nothingDue: string;
  continue: { label: string; button: string };
  sections: Record<NotificationKind, string>;
  /** `{count}` of a section. */
  fresh: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };
  sentences: Record<NotificationKind, Sentence> & { expiring: Sentence; replyBy: Sentence; teamBy: Sentence };
  quote: string;
  dueAt: string;
  why: Record<Cadence, string>;
  most: string;
  change: string;
  unsubscribe: string;
};

const en: DigestTexts = {
  language: 'en-US',
  subject: { daily: 'Your day: {title}', weekly: 'Your week: {title}' },
  greeting: 'Good morning, {name}',
  due: {
    one: 'One thing is due this week, on {day}.',
    other: '{count} things are due this week. The first one is on {day}.',
  },
  nothingDue: 'Here is what is new for you.',
  continue: { label: 'Continue where you left off', button: 'Continue' },
  sections: {
    enrolment: 'New courses',
    dueSoon: 'Due soon',
    graded: 'Graded',
    announcement: 'Announcements',
    reply: 'Replies',
    teamMessage: 'Your teams',
    certificate: 'Certificates',
  },
  fresh: { other: '{count} new' },
  sentences: {
    enrolment: '{title}',
    dueSoon: '{title}',
    graded: '{title}',
    announcement: '{title}',
    reply: 'A reply in “{title}”',
    replyBy: '{actor} answered you in “{title}”',
    teamMessage: '{title}',
    teamBy: '{actor} wrote to {title}',
    certificate: '{title}',
    expiring: '{title}: valid until {when}',
  },
  quote: '“{line}”',
  dueAt: 'due at {time}',
  why: {
    daily: 'You get this mail every day at {time} because you chose the daily digest.',
    weekly: 'You get this mail every {day} at {time} because you chose the weekly digest.',
  },
  most: 'It holds at most five items of each kind.',
  change: 'Change what reaches you',
  unsubscribe: 'Unsubscribe with one click',
};

const ar: DigestTexts = {
  language: 'ar',
  subject: { daily: 'يومك: {title}', weekly: 'أسبوعك: {title}' },
  greeting: 'صباح الخير يا {name}',
  due: {
    one: 'أمامك موعد واحد هذا الأسبوع، وهو يوم {day}.',
    two: 'أمامك موعدان هذا الأسبوع، أولهما يوم {day}.',
    few: 'أمامك {count} مواعيد هذا الأسبوع، أولها يوم {day}.',
    other: 'أمامك {count} موعدًا هذا الأسبوع، أولها يوم {day}.',
  },
  nothingDue: 'إليك كل جديد يخصك.',
  continue: { label: 'تابع من حيث توقفت', button: 'متابعة' },
  sections: {
    enrolment: 'دورات جديدة',
    dueSoon: 'مواعيد قريبة',
    graded: 'نتائج',
    announcement: 'إعلانات',
    reply: 'ردود',
    teamMessage: 'فرقك',
    certificate: 'شهادات',
  },
  fresh: { one: 'جديد واحد', two: 'جديدان', other: 'الجديد: {count}' },
  sentences: {
    enrolment: '{title}',
    dueSoon: '{title}',
    graded: '{title}',
    announcement: '{title}',
    reply: 'رد في «{title}»',
    replyBy: 'رد عليك {actor} في «{title}»',
    teamMessage: '{title}',
    teamBy: 'كتب {actor} إلى {title}',
    certificate: '{title}',
    expiring: '{title}: صالحة حتى {when}',
  },
  quote: '«{line}»',
  dueAt: 'الموعد {time}',
  why: {
    daily: 'تصلك هذه الرسالة كل يوم الساعة {time} لأنك اخترت الملخص اليومي.',
    weekly: 'تصلك هذه الرسالة كل يوم {day} الساعة {time} لأنك اخترت الملخص الأسبوعي.',
  },
  most: 'وفيها خمسة عناصر على الأكثر من كل نوع.',
  change: 'غيّر ما يصلك',
  unsubscribe: 'إلغاء الاشتراك بنقرة واحدة',
};

export function digestTexts(locale: string): DigestTexts {
  return locale.startsWith('ar') ? ar : en;
}
