import { LOCALE_PARAMETER } from '@lantern/domain/display/locale-address';
import { LOCALES, type Locale, localeOfTag } from '@lantern/domain/display/locales';
import { supportedLocales } from '../http/tenant-locales';
import type { Tenant } from '../store/platform/tenants';
import type { Portal } from './serve-portal';

/** [1.7] The languages that pages for everybody are read in: what the tenant offers and has texts. */
export async function offeredLocales(portal: Portal | null, tenant: Tenant): Promise<Locale[]> {
  const translated = (await portal?.locales()) ?? [];
  const supported = supportedLocales(tenant);
  return LOCALES.filter((locale) => supported.includes(locale) && translated.includes(locale));
}

const FOR_EVERYBODY = /^\/learn\/(open-catalog|certificate)(\/|\?|$)/;

/** [1.7] Pages for everybody have an address in each language; there it counts more than what a visitor has chosen. */
export function localeOfAddress(url: string, offered: readonly Locale[]): Locale | null {
  const start = url.indexOf('?');
  if (start === -1 || !FOR_EVERYBODY.test(url)) return null;
  const tag = new URLSearchParams(url.slice(start)).get(LOCALE_PARAMETER);
  const locale = tag === null ? null : localeOfTag(tag);
  return locale && offered.includes(locale) ? locale : null;
}
