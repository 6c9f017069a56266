/** Pages of the portal that a menu may lead to, besides the lists. */
export const ROOMS = ['dashboard', 'calendar', 'profile'] as const;
export type Room = (typeof ROOMS)[number];

/** [2.23] [2.25] Those that are built. A menu leads to no other, whatever the tenant's settings say. */
export const BUILT_ROOMS: readonly Room[] = [];
