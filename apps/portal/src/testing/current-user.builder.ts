import type { CurrentUser } from '@lantern/contract/platform/get-current-user';

/** A learner who may learn and nothing more; a test states only what differs. */
export function currentUser(differs: Partial<CurrentUser> = {}): CurrentUser {
  return {
    user: {
      id: '0a000000-0000-4000-8000-000000000001',
      email: 'ada@demo.test',
      first_name: 'Ada',
      middle_name: null,
      last_name: 'Lindqvist',
      timezone: null,
      locale: null,
      tenant_id: '0a000000-0000-4000-8000-00000000000f',
      role: 'Learner',
    },
    roles: ['Learner'],
    permissions: [{ key: 'ObjectiveWorkflow.Create', scope_id: null }],
    licensedFeatures: ['Lms.Learning'],
    featureFlags: {},
    settings: {},
    branding: { productTitle: 'Lantern', logoUrl: null, privacyPolicyUrl: null, brandTokens: {} },
    unreadNotifications: 0,
    isImpersonated: false,
    ...differs,
  };
}
