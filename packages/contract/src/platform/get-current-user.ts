import { PLATFORM_ROLES } from '@lantern/domain/access/roles';
import * as z from 'zod/mini';
import { defineCall, id } from '../call';

/** [3.14] */
export const user = z.object({
  id,
  email: z.string(),
  first_name: z.string(),
  middle_name: z.nullable(z.string()),
  last_name: z.string(),
  timezone: z.nullable(z.string()),
  locale: z.nullable(z.string()),
  tenant_id: id,
  /** The first of the roles, for readers that know one only; null for whoever has none. */
  role: z.nullable(z.enum(PLATFORM_ROLES)),
});

/** [3.15] [6.2] */
export const permission = z.object({ key: z.string(), scope_id: z.nullable(id) });

/** [3.22] The settings that the portal reads. */
export const learnerSettings = z.object({
  'platform.ui.feedback': z.optional(z.object({ learner: z.object({ visible: z.boolean() }) })),
  /** [2.22] Other applications that this host serves: rooms, research, portal, admin. */
  'ui.applications': z.optional(z.array(z.string())),
  'ui.learner.navigation': z.optional(
    z.object({
      catalog: z.optional(z.boolean()),
      rooms: z.optional(z.boolean()),
      researchProjects: z.optional(z.boolean()),
      knowledgeModels: z.optional(z.boolean()),
      calendar: z.optional(z.boolean()),
    }),
  ),
  'ui.learner.navigation.plugins': z.optional(
    z.array(
      z.object({
        slug: z.string(),
        label: z.record(z.string(), z.string()),
        icon: z.nullable(z.string()),
        href: z.string(),
        order: z.number(),
        permission: z.nullable(permission),
        target: z.nullable(z.enum(['_self', '_blank'])),
      }),
    ),
  ),
  'ui.learner.quizzesPermission': z.optional(permission),
  'lms.datalake.sessionDuration': z.optional(z.number()),
  'lms.learner_allowed_external_sources': z.optional(z.string()),
});
export type LearnerSettings = z.output<typeof learnerSettings>;

/** What the tenant looks like, for those who show more than our own pages. */
const tenantBranding = z.object({
  productTitle: z.string(),
  logoUrl: z.nullable(z.string()),
  privacyPolicyUrl: z.nullable(z.string()),
  /** Design tokens that the tenant changes, e.g. `{"brand-h": 264}`. */
  brandTokens: z.record(z.string(), z.number()),
});

export const currentUser = z.object({
  user,
  roles: z.array(z.enum(PLATFORM_ROLES)),
  permissions: z.array(permission),
  /** [6.3] */
  licensedFeatures: z.array(z.string()),
  /** [6.4] */
  featureFlags: z.record(z.string(), z.boolean()),
  settings: learnerSettings,
  branding: tenantBranding,
  /** Of what they were told; counted to 100 and no further. */
  unreadNotifications: z.int(),
  isImpersonated: z.boolean(),
});
export type CurrentUser = z.output<typeof currentUser>;

/** [7.30] */
export const getCurrentUser = defineCall({
  method: 'GET',
  path: '/api/platform/v1/users/me',
  audience: 'signedIn',
  summary:
    'The signed-in user with roles, permissions, licensed features, feature flags, settings and branding.',
  response: currentUser,
});
