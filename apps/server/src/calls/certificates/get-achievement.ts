import { getAchievement } from '@lantern/contract/certificates/get-achievement';
import { achievementOf } from '../../certificates/credential/achievement';
import { BADGE_CONTEXTS } from '../../certificates/credential/contexts';
import { findShownAchievement } from '../../certificates/find-shown-achievement';
import { call } from '../../http/served-call';
import { tenantLocale } from '../../http/tenant-locales';

export const handleGetAchievement = call(getAchievement, async ({ params }, { db, tenant, issuer }) => {
  const achievement = await findShownAchievement(db, tenant.id, params.id);
  const by = { origin: issuer, issuerName: tenant.productTitle, locale: tenantLocale(tenant) };
  return { '@context': BADGE_CONTEXTS, ...achievementOf({ ...achievement, ...by }) };
});
