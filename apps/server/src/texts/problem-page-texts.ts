import type { ProblemCode } from '@lantern/contract/problem-error';
import type { Locale } from '@lantern/domain/display/locales';
import { type ProblemText, problemText } from './problem-texts';

type PageTexts = {
  /** What a reader is told otherwise than a program. */
  problems: Partial<Record<ProblemCode, ProblemText>>;
  actions: { again: string; home: string };
};

const en: PageTexts = {
  problems: {
    busy: {
      title: 'We will be back in a moment',
      detail:
        'Lantern cannot answer right now. Nothing of yours is lost. Wait a few seconds, then try again.',
    },
    timedOut: {
      title: 'This took too long',
      detail: 'The answer did not come in time. Nothing of yours is lost. Try again.',
    },
    tooManyRequests: {
      title: 'Too many requests from your address',
      detail: 'Wait a minute, then try again.',
    },
    notFound: {
      title: 'Page not found',
      detail: 'The page you are looking for cannot be found. Check the address, or go to the start page.',
    },
    misdirected: {
      title: 'There is nothing at this address',
      detail:
        'This server does not answer for that host name. Check the address, or ask whoever gave it to you.',
    },
    addressTooLong: {
      title: 'This address is too long',
      detail: 'Check whether something was added to it by mistake, or go to the start page.',
    },
    internal: { title: 'Something went wrong', detail: 'It has been recorded. Try again in a few minutes.' },
  },
  actions: { again: 'Try again', home: 'Go to the start page' },
};

const ar: PageTexts = {
  problems: {
    busy: {
      title: 'سنعود بعد لحظات',
      detail: 'لا يمكن لـ Lantern الاستجابة الآن. لم يضع شيء مما لديك. انتظر بضع ثوانٍ ثم حاول مرة أخرى.',
    },
    timedOut: {
      title: 'استغرق هذا وقتًا طويلًا',
      detail: 'لم يصل الرد في الوقت المناسب. لم يضع شيء مما لديك. حاول مرة أخرى.',
    },
    tooManyRequests: {
      title: 'طلبات كثيرة جدًا من عنوانك',
      detail: 'انتظر دقيقة ثم حاول مرة أخرى.',
    },
    notFound: {
      title: 'الصفحة غير موجودة',
      detail: 'تعذّر العثور على الصفحة التي تبحث عنها. تحقق من العنوان أو اذهب إلى صفحة البداية.',
    },
    misdirected: {
      title: 'لا يوجد شيء على هذا العنوان',
      detail: 'هذا الخادم لا يجيب عن اسم المضيف هذا. تحقق من العنوان أو اسأل من أعطاك إياه.',
    },
    addressTooLong: {
      title: 'هذا العنوان طويل جدًا',
      detail: 'تحقق مما إذا أُضيف إليه شيء عن طريق الخطأ، أو اذهب إلى صفحة البداية.',
    },
    internal: { title: 'حدث خطأ ما', detail: 'سُجّل الخطأ. حاول مرة أخرى بعد بضع دقائق.' },
  },
  actions: { again: 'حاول مرة أخرى', home: 'الذهاب إلى صفحة البداية' },
};

/** What a page says of a problem, and the language it is said in. */
export function problemPageTexts(code: ProblemCode, locale: Locale) {
  const isArabic = locale.startsWith('ar');
  const { problems, actions } = isArabic ? ar : en;
  const language: Locale = isArabic ? 'ar' : 'en-US';
  return { language, actions, ...(problems[code] ?? problemText(code, locale)) };
}
