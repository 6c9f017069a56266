/** [2.22] Other applications on the portal's host, by the names of the setting ui.applications. */
const APPLICATIONS = ['rooms', 'research', 'portal', 'admin'] as const;
export type Application = (typeof APPLICATIONS)[number];

/** Pages of the portal that a menu may lead to, besides the lists, and those applications. */
export const ROOMS = ['dashboard', 'calendar', 'profile', ...APPLICATIONS] as const;
export type Room = (typeof ROOMS)[number];

/** [2.23] [2.25] Pages of the portal that are built. A menu leads to no other, whatever the tenant's settings say. */
const BUILT_ROOMS: readonly Room[] = ['dashboard', 'calendar'];

/** [2.22] Where menus may lead: what is built, and the applications that this installation says it serves. */
export function openRooms(applications: readonly string[] = []): Room[] {
  return [...BUILT_ROOMS, ...APPLICATIONS.filter((one) => applications.includes(one))];
}
