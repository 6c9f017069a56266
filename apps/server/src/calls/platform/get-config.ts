import type { getConfig } from '@lantern/contract/platform/get-config';
import { portalConfigOf } from '../../http/portal-config';
import type { Handler } from '../../http/serve';
import { listIdentityProviders } from '../../store/people/identity-providers';

export const handleGetConfig: Handler<typeof getConfig> = async (_input, { db, tenant }) => {
  const providers = await listIdentityProviders(db, tenant.id);
  return { ...portalConfigOf(tenant), providers: providers.map(({ code, label }) => ({ code, label })) };
};
