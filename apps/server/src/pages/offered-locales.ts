import { LOCALES, type Locale } from '@lantern/domain/display/locales';
import { supportedLocales } from '../http/tenant-locales';
import type { Tenant } from '../store/platform/tenants';
import type { Portal } from './serve-portal';

/** [1.7] The languages that pages for everybody are read in: what the tenant offers and has texts. */
export async function offeredLocales(portal: Portal | null, tenant: Tenant): Promise<Locale[]> {
  const translated = (await portal?.locales()) ?? [];
  const supported = supportedLocales(tenant);
  return LOCALES.filter((locale) => supported.includes(locale) && translated.includes(locale));
}
