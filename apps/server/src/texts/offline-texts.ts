import type { Locale } from '@lantern/domain/display/locales';

type OfflineTexts = { language: Locale; title: string; detail: string; again: string };

const en: OfflineTexts = {
  language: 'en-US',
  title: 'You are offline',
  detail:
    'This page needs a connection. What you have done is kept on this device and sent when you are back. Check your network, then try again.',
  again: 'Try again',
};

const ar: OfflineTexts = {
  language: 'ar',
  title: 'أنت غير متصل بالإنترنت',
  detail:
    'تحتاج هذه الصفحة إلى اتصال بالإنترنت. ما أنجزته محفوظ على هذا الجهاز ويُرسل عند عودة الاتصال. تحقق من الشبكة ثم حاول مرة أخرى.',
  again: 'حاول مرة أخرى',
};

/** What is said in the place of a page that cannot be had without a connection. */
export function offlineTexts(locale: Locale): OfflineTexts {
  return locale.startsWith('ar') ? ar : en;
}
