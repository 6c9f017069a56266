import type { Locale } from './locales';

/** The part of an address that says in which language its page is read, whatever its reader has chosen elsewhere. */
export const LOCALE_PARAMETER = 'locale';

/** A page for everybody, at the address that it has in one language. */
export function addressInLocale(address: string, locale: Locale): string {
  return `${address}?${LOCALE_PARAMETER}=${locale}`;
}
