import type { getConfig } from '@lantern/contract/platform/get-config';
import type { Handler } from '../../http/serve';
import { supportedLocales, tenantLocale } from '../../http/tenant-locales';
import { listIdentityProviders } from '../../store/identity-providers';
import { APP_VERSION } from '../../version';

export const handleGetConfig: Handler<typeof getConfig> = async (_input, { db, tenant }) => {
  const { productTitle, logoUrl, privacyPolicyUrl, brandTokens, settings } = tenant;
  const providers = await listIdentityProviders(db, tenant.id);
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
    providers: providers.map(({ code, label }) => ({ code, label })),
  };
};
