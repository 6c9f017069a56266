import { DEFAULT_LOCALE, type Locale } from '../display/locales';

export type BannerText = {
  /** A few words above the title. */
  label: string | null;
  title: string;
  text: string;
  /** What its one button says. */
  button: string | null;
};

export type BannerTexts = { readonly [Language in Locale]?: BannerText };

export type BannerLanguages = { locale: Locale; tenantLocale: Locale };

/** [1.6] [9.16] In the reader's language, else in the tenant's, else in English; null where it has none of them. */
export function bannerText(
  texts: BannerTexts,
  { locale, tenantLocale }: BannerLanguages,
): (BannerText & { language: Locale }) | null {
  for (const language of [locale, tenantLocale, DEFAULT_LOCALE]) {
    const text = texts[language];
    if (text) return { ...text, language };
  }
  return null;
}
