import { LOCALE_PARAMETER } from '@lantern/domain/display/locale-address';
import { type Locale, localeOfTag } from '@lantern/domain/display/locales';

const FOR_EVERYBODY = /^\/learn\/(open-catalog|certificate)(\/|\?|$)/;

/** [1.7] Pages for everybody have an address in each language; there it counts more than what a visitor has chosen. */
export function localeOfAddress(url: string, offered: readonly Locale[]): Locale | null {
  const start = url.indexOf('?');
  if (start === -1 || !FOR_EVERYBODY.test(url)) return null;
  const tag = new URLSearchParams(url.slice(start)).get(LOCALE_PARAMETER);
  const locale = tag === null ? null : localeOfTag(tag);
  return locale && offered.includes(locale) ? locale : null;
}
