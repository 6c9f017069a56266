import {
  DEFAULT_LOCALE,
  type Locale,
  localeOfTag,
  supportedLocalesOf,
} from '@lantern/domain/display/locales';
import type { Tenant } from '../store/platform/tenants';

/** Every request asks, and a tenant serves many before it is read again. */
const known = new WeakMap<Tenant, Locale[]>();

/** [3.22] The languages that a tenant offers. */
export function supportedLocales(tenant: Tenant): Locale[] {
  let locales = known.get(tenant);
  if (!locales) {
    const setting = tenant.settings['platform.common.supported_locales'];
    locales = supportedLocalesOf(typeof setting === 'string' ? setting : null);
    known.set(tenant, locales);
  }
  return locales;
}

/** [3.22] The language of those who have not chosen one. */
export function tenantLocale({ settings }: Tenant): Locale {
  const setting = settings['platform.common.locale'];
  return (typeof setting === 'string' && localeOfTag(setting)) || DEFAULT_LOCALE;
}
