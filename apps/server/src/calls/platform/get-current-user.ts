import { getCurrentUser, learnerSettings } from '@lantern/contract/platform/get-current-user';
import { ProblemError } from '@lantern/contract/problem-error';
import * as z from 'zod/mini';
import { call } from '../../http/served-call';
import { findCurrentUser } from '../../store/people/current-user';

export const handleGetCurrentUser = call(getCurrentUser, async (_input, { db, tenant, session, log }) => {
  const row = await findCurrentUser(db, tenant.id, session.userId);
  if (!row) throw new ProblemError('notAuthenticated');
  const { productTitle, logoUrl, privacyPolicyUrl, brandTokens } = tenant;
  const { roles, permissions, licensedFeatures, unreadNotifications, ...user } = row;
  return {
    user: { ...user, role: roles[0] ?? null },
    roles,
    permissions,
    licensedFeatures,
    featureFlags: tenant.featureFlags,
    settings: readableSettings(tenant.settings, (key) =>
      log.warn({ key }, 'a setting has an unusable value'),
    ),
    branding: { productTitle, logoUrl, privacyPolicyUrl, brandTokens },
    unreadNotifications,
    isImpersonated: false,
  };
});

/** A setting that an operator wrote wrongly counts as not set; the others still work. */
function readableSettings(settings: Record<string, unknown>, onUnusable: (key: string) => void) {
  const readable: Record<string, unknown> = {};
  for (const [key, schema] of Object.entries(learnerSettings.shape)) {
    const result = z.safeParse(schema, settings[key]);
    if (!result.success) onUnusable(key);
    else if (result.data !== undefined) readable[key] = result.data;
  }
  return z.parse(learnerSettings, readable);
}
