import { getConfig } from '@lantern/contract/platform/get-config';
import { portalConfigOf } from '../../http/portal-config';
import { call } from '../../http/served-call';
import { listIdentityProviders } from '../../store/people/identity-providers';

export const handleGetConfig = call(getConfig, async (_input, { db, tenant }) => {
  const providers = await listIdentityProviders(db, tenant.id);
  return { ...portalConfigOf(tenant), providers: providers.map(({ code, label }) => ({ code, label })) };
});
