import {
  DEFAULT_LOCALE,
  type Locale,
  localeOfTag,
  supportedLocalesOf,
} from '@lantern/domain/display/locales';
import type { Tenant } from '../store/tenants';

/** [3.22] The languages that a tenant offers. */
export function supportedLocales({ settings }: Tenant): Locale[] {
  const setting = settings['platform.common.supported_locales'];
  return supportedLocalesOf(typeof setting === 'string' ? setting : null);
}

/** [3.22] The language of those who have not chosen one. */
export function tenantLocale({ settings }: Tenant): Locale {
  const setting = settings['platform.common.locale'];
  return (typeof setting === 'string' && localeOfTag(setting)) || DEFAULT_LOCALE;
}
