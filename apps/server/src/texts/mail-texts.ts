import type { NotificationKind } from '@lantern/domain/notifications/notification-kinds';
import type { Locale } from '@lantern/domain/display/locales';
import {
  EXPIRING_AR,
  EXPIRING_EN,
  NOTIFICATION_MAIL_AR,
  NOTIFICATION_MAIL_EN,
  type NotificationMailTexts,
} from './notification-mail-texts';

type Kind = NotificationKind | 'digest';

export type MailTexts = {
  language: Locale;
  kinds: Record<NotificationKind, NotificationMailTexts>;
  expiring: NotificationMailTexts;
  change: string;
  unsubscribe: string;
  pages: {
    ask: { title: string; detail: string; button: string };
    done: { title: string; detail: string; button: string };
    again: { title: string; detail: string };
    bad: { title: string; detail: string };
  };
  /** What a kind is called, for whoever does not want it. */
  names: Record<Kind, string>;
  outbox: {
    title: string;
    detail: string;
    none: string;
    waiting: string;
    sent: string;
    refused: string;
    plain: string;
  };
};

const en: MailTexts = {
  language: 'en-US',
  kinds: NOTIFICATION_MAIL_EN,
  expiring: EXPIRING_EN,
  change: 'Change what reaches you',
  unsubscribe: 'Unsubscribe from mails like this one',
  pages: {
    ask: {
      title: 'No more mails about {name}?',
      detail: 'Press the button, and we send you no more of them. Other mails still come.',
      button: 'Unsubscribe',
    },
    done: {
      title: 'You are unsubscribed',
      detail: 'We send you no more mails about {name}. If that was a mistake, you can have them again.',
      button: 'Send them again',
    },
    again: { title: 'You are subscribed again', detail: 'We send you mails about {name} as before.' },
    bad: {
      title: 'This link does not work',
      detail: 'It may have been cut off. Open the link in the mail again, or copy all of it.',
    },
  },
  names: {
    enrolment: 'new courses',
    dueSoon: 'what is due soon',
    graded: 'results',
    announcement: 'announcements',
    reply: 'replies',
    teamMessage: 'your teams',
    certificate: 'certificates',
    digest: 'what is new each day or week',
  },
  outbox: {
    title: 'Mails to you',
    detail: 'In this demonstration no mail leaves the machine. This is what you would have got.',
    none: 'Nothing yet. Pass a course that gives a certificate, and look again.',
    waiting: 'on its way',
    sent: 'sent',
    refused: 'not sent',
    plain: 'As plain text',
  },
};

const ar: MailTexts = {
  language: 'ar',
  kinds: NOTIFICATION_MAIL_AR,
  expiring: EXPIRING_AR,
  change: 'غيّر ما يصلك',
  unsubscribe: 'إلغاء الاشتراك في مثل هذه الرسائل',
  pages: {
    ask: {
      title: 'ألا تريد مزيدًا من الرسائل عن {name}؟',
      detail: 'اضغط الزر ولن نرسل إليك المزيد منها. ستصلك الرسائل الأخرى كالمعتاد.',
      button: 'إلغاء الاشتراك',
    },
    done: {
      title: 'تم إلغاء اشتراكك',
      detail: 'لن نرسل إليك رسائل عن {name} بعد الآن. إن كان ذلك خطأً فيمكنك استعادتها.',
      button: 'إعادة الإرسال',
    },
    again: { title: 'تم تجديد اشتراكك', detail: 'سنرسل إليك الرسائل عن {name} كما في السابق.' },
    bad: {
      title: 'هذا الرابط لا يعمل',
      detail: 'ربما لم يُنسخ كاملًا. افتح الرابط من الرسالة مرة أخرى أو انسخه كله.',
    },
  },
  names: {
    enrolment: 'الدورات الجديدة',
    dueSoon: 'المواعيد القريبة',
    graded: 'النتائج',
    announcement: 'الإعلانات',
    reply: 'الردود',
    teamMessage: 'فرقك',
    certificate: 'الشهادات',
    digest: 'الجديد كل يوم أو أسبوع',
  },
  outbox: {
    title: 'الرسائل الموجهة إليك',
    detail: 'في هذا العرض التجريبي لا تغادر أي رسالة هذا الجهاز. هذا ما كان سيصلك.',
    none: 'لا شيء بعد. اجتز دورة تمنح شهادة ثم عُد إلى هنا.',
    waiting: 'في الطريق',
    sent: 'أُرسلت',
    refused: 'لم تُرسل',
    plain: 'كنص عادي',
  },
};

/** What mails say, and the pages that belong to them. */
export function mailTexts(locale: string): MailTexts {
  return locale.startsWith('ar') ? ar : en;
}

/** In one go: what is filled in may hold braces of its own. */
export function filledText(text: string, facts: Record<string, string>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => facts[name] ?? whole);
}
