import { BASE_PATH } from '@lantern/domain/course/course-paths';
import { addressInLocale } from '@lantern/domain/display/locale-address';
import { LOCALES } from '@lantern/domain/display/locales';
import { TRANSLATED } from '../../lib/format/i18n';
import type { AppRouter } from '../routes/create-app-router';
import { publicPage } from '../routes/public-page';

/** Where search engines find a page for everybody in each language. Only the server writes it: readers have a menu. */
export function languageLinks(router: AppRouter): string {
  const page = publicPage(router);
  const { origin, config } = router.options.context.facts;
  const offered = LOCALES.filter(
    (locale) => config.supportedLocales.includes(locale) && TRANSLATED.includes(locale),
  );
  if (!page || offered.length < 2) return '';
  const address = `${origin}${BASE_PATH}${page.path}`;
  return [
    ...offered.map((locale) => link(locale, addressInLocale(address, locale))),
    link('x-default', address),
  ].join('');
}

function link(language: string, address: string): string {
  return `<link rel="alternate" hreflang="${language}" href="${address.replaceAll('"', '%22')}">`;
}
