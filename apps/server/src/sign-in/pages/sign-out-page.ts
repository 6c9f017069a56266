import { HOST_PATHS, PORTAL_PATHS } from '@lantern/domain/access/portal-paths';
import type { Locale } from '@lantern/domain/display/locales';
import { plainPage } from '../../http/pages/plain-page';
import type { Tenant } from '../../store/platform/tenants';

type Texts = { title: string; detail: string; signOut: string; stay: string };

const en: Texts = {
  title: 'Do you want to sign out?',
  detail: 'Something other than a page of ours led you here, so we ask first. You are still signed in.',
  signOut: 'Sign out',
  stay: 'Stay signed in',
};

const ar: Texts = {
  title: 'هل تريد تسجيل الخروج؟',
  detail: 'لم تصل إلى هنا من إحدى صفحاتنا، لذا نسألك أولًا. ما زلت مسجّل الدخول.',
  signOut: 'تسجيل الخروج',
  stay: 'البقاء مسجّلًا',
};

type SignOutPage = { tenant: Pick<Tenant, 'productTitle'>; locale: Locale; confirmation: string };

/** Asks whether the person meant it; only who can read this page knows the confirmation. */
export function signOutPage({ tenant, locale, confirmation }: SignOutPage): { html: string; policy: string } {
  const isArabic = locale === 'ar';
  const { title, detail, signOut, stay } = isArabic ? ar : en;
  return plainPage({
    language: isArabic ? 'ar' : 'en-US',
    productTitle: tenant.productTitle,
    title,
    detail,
    actions: [
      { href: `${HOST_PATHS.signOut}?confirmation=${confirmation}`, label: signOut },
      { href: PORTAL_PATHS.home, label: stay },
    ],
  });
}
