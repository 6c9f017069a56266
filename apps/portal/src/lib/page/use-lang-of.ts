import { localeOfTag } from '@lantern/domain/display/locales';
import { usePage } from './page-facts';

/** The `lang` of a text that people wrote; none where it is the page's own, or where nobody knows it. */
export function useLangOf(): (language: string | null) => string | undefined {
  const { locale } = usePage();
  return (language) => (language === null || localeOfTag(language) === locale ? undefined : language);
}
