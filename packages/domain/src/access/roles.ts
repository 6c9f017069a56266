/** [6.1] The roles of the platform, as the wire spells them. */
export const PLATFORM_ROLES = ['Administrator', 'Author', 'Instructor', 'Learner'] as const;
export type PlatformRole = (typeof PLATFORM_ROLES)[number];

/** [6.1] The role under which this application logs its events, whoever uses it. */
export const EVENT_ROLE = 'learner';

/** [6.1] Is Learner the only role of this user? */
export function isLearnerOnly(roles: readonly PlatformRole[]): boolean {
  return roles.length > 0 && roles.every((role) => role === 'Learner');
}

/** [2.23] The portal is for those who do more than learn. */
export function hasPortalAccess(roles: readonly PlatformRole[]): boolean {
  return roles.some((role) => role !== 'Learner');
}

/** [2.25] The admin panel is for administrators. */
export function hasAdminPanel(roles: readonly PlatformRole[]): boolean {
  return roles.includes('Administrator');
}
