import type { CallContext } from '../http/call-context';
import { plainPage } from '../http/pages/plain-page';
import type { LearnerApp } from '../store/platform/learner-apps';

type BackToApp = { app: LearnerApp; address: string; context: Pick<CallContext, 'tenant' | 'locale'> };
type Texts = { title: string; detail: string; back: (name: string) => string };

const en: Texts = {
  title: 'You are signed in',
  detail: 'You can go back to the app now.',
  back: (name) => `Back to ${name}`,
};

const ar: Texts = {
  title: 'سجّلت الدخول',
  detail: 'يمكنك الآن العودة إلى التطبيق.',
  back: (name) => `العودة إلى ${name}`,
};

/** The browser goes on by itself; the link is for one that does not open apps unasked. */
export function backToAppPage({ app, address, context }: BackToApp): { html: string; policy: string } {
  const { tenant, locale } = context;
  const isArabic = locale === 'ar';
  const { title, detail, back } = isArabic ? ar : en;
  return plainPage({
    language: isArabic ? 'ar' : 'en-US',
    productTitle: tenant.productTitle,
    title,
    detail,
    actions: [{ href: address, label: back(app.name) }],
  });
}
