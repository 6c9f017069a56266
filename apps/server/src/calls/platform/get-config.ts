import { getConfig } from '@lantern/contract/platform/get-config';
import { portalConfigOf } from '../../http/config/portal-config';
import { call } from '../../http/served-call';
import { listIdentityProviders } from '../../store/people/identity-providers';

export const handleGetConfig = call(getConfig, async (_input, context) => {
  const providers = await listIdentityProviders(context.db, context.tenant.id);
  return { ...portalConfigOf(context), providers: providers.map(({ code, label }) => ({ code, label })) };
});
