import type { Locale } from '@lantern/domain/display/locales';
import type { Refusal } from '../refusal';

export type RefusalText = { title: string; detail: string };
type Texts = Record<Refusal, RefusalText> & { actions: { again: string; other: string; home: string } };

const en: Texts = {
  unknownProvider: {
    title: 'This way of signing in does not exist',
    detail: 'The address names a sign-in service that is not set up here. Try the usual way.',
  },
  providerUnavailable: {
    title: 'The sign-in service does not answer',
    detail: 'Wait a moment, then try again.',
  },
  expired: {
    title: 'This sign-in has ended',
    detail: 'It took too long, was already used, or began in another browser. Sign in again.',
  },
  declined: {
    title: 'You were not signed in',
    detail: 'The sign-in was cancelled. Nothing has changed.',
  },
  untrusted: {
    title: 'The sign-in could not be confirmed',
    detail: 'The answer of the sign-in service was not as expected, so it was not used. Sign in again.',
  },
  unverifiedEmail: {
    title: 'Your email is not confirmed',
    detail: 'Confirm it at your sign-in service, then sign in again.',
  },
  unknownPerson: {
    title: 'There is no account for you here',
    detail:
      'You signed in, but nobody has given you an account. Ask your administrator for one, or use another.',
  },
  suspended: {
    title: 'Your account is suspended',
    detail:
      'You cannot sign in with it until it is restored. Your results and certificates are kept. Ask your administrator.',
  },
  tooMany: {
    title: 'Too many sign-ins from your address',
    detail: 'Wait a minute, then try again.',
  },
  busy: { title: 'The service is busy', detail: 'Wait a few seconds, then try again.' },
  failed: { title: 'Something went wrong here', detail: 'It has been recorded. Try again.' },
  actions: { again: 'Sign in again', other: 'Use another account', home: 'Go to the start page' },
};

const ar: Texts = {
  unknownProvider: {
    title: 'طريقة الدخول هذه غير موجودة',
    detail: 'يشير العنوان إلى خدمة دخول غير مُعدّة هنا. جرّب الطريقة المعتادة.',
  },
  providerUnavailable: {
    title: 'خدمة تسجيل الدخول لا تستجيب',
    detail: 'انتظر قليلًا ثم حاول مرة أخرى.',
  },
  expired: {
    title: 'انتهت محاولة الدخول هذه',
    detail: 'استغرقت وقتًا طويلًا أو استُخدمت من قبل أو بدأت في متصفح آخر. سجّل الدخول من جديد.',
  },
  declined: { title: 'لم يتم تسجيل دخولك', detail: 'أُلغي تسجيل الدخول. لم يتغير شيء.' },
  untrusted: {
    title: 'تعذّر تأكيد تسجيل الدخول',
    detail: 'لم يكن رد خدمة الدخول كما هو متوقع، لذا لم يُستخدم. سجّل الدخول من جديد.',
  },
  unverifiedEmail: {
    title: 'بريدك الإلكتروني غير مؤكد',
    detail: 'أكّده لدى خدمة تسجيل الدخول ثم سجّل الدخول من جديد.',
  },
  unknownPerson: {
    title: 'لا يوجد حساب لك هنا',
    detail: 'سجّلت الدخول، لكن لم يمنحك أحد حسابًا. اطلب حسابًا من المسؤول أو استخدم حسابًا آخر.',
  },
  suspended: {
    title: 'حسابك موقوف',
    detail: 'لا يمكنك الدخول به حتى يُعاد تفعيله. نتائجك وشهاداتك محفوظة. راجع المسؤول.',
  },
  tooMany: { title: 'محاولات دخول كثيرة من عنوانك', detail: 'انتظر دقيقة ثم حاول مرة أخرى.' },
  busy: { title: 'الخدمة مشغولة', detail: 'انتظر بضع ثوانٍ ثم حاول مرة أخرى.' },
  failed: { title: 'حدث خطأ هنا', detail: 'تم تسجيله. حاول مرة أخرى.' },
  actions: { again: 'تسجيل الدخول من جديد', other: 'استخدام حساب آخر', home: 'الذهاب إلى صفحة البداية' },
};

/** English where we have no words of our own yet; the page says so by its language. */
export function refusalTexts(locale: Locale): { texts: Texts; language: 'ar' | 'en-US' } {
  return locale === 'ar' ? { texts: ar, language: 'ar' } : { texts: en, language: 'en-US' };
}
