import type { PortalConfig } from '@lantern/contract/platform/get-config';
import { APP_VERSION } from '../../version';
import type { CallContext } from '../call-context';
import { registeredFragments } from './own-fragments';
import { supportedLocales, tenantLocale } from '../tenant-locales';

/** [7.30] What a page must know before anybody has signed in, of a tenant that is known; how to sign in is not. */
export function portalConfigOf({
  tenant,
  fragments,
}: Pick<CallContext, 'tenant' | 'fragments'>): PortalConfig {
  const { productTitle, logoUrl, privacyPolicyUrl, brandTokens, settings } = tenant;
  const contact = settings['platform.common.support_contact'];
  const libraryUrl = settings['ui.contentLibraryUrl'];
  return {
    appVersion: APP_VERSION,
    productTitle,
    logoUrl,
    privacyPolicyUrl,
    brandTokens,
    supportedLocales: supportedLocales(tenant),
    defaultLocale: tenantLocale(tenant),
    contentLibraryUrl: typeof libraryUrl === 'string' ? libraryUrl : null,
    supportContact: typeof contact === 'string' && contact !== '' ? contact : null,
    fragments: registeredFragments(fragments, tenant),
    providers: [],
  };
}
