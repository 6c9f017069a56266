import { HOST_PATHS, PORTAL_PATHS } from './portal-paths';
import { hasAdminPanel, type PlatformRole } from './roles';
import type { Room } from './rooms';

/** Who is looking; null stands for a public visitor. */
export type UserMenuUser = { roles: readonly PlatformRole[]; isImpersonated: boolean };

export type UserMenuItem =
  | { kind: 'signIn' | 'profile' | 'adminPanel' | 'signOut'; href: string; inRouter: boolean }
  | { kind: 'endImpersonation' | 'language' };

/** [2.25] [6.6] The user menu: a visitor may sign in, a user may leave; whoever is impersonated can be left again. */
export function userMenuItems(user: UserMenuUser | null, rooms: readonly Room[]): UserMenuItem[] {
  if (!user) {
    return [{ kind: 'signIn', href: HOST_PATHS.signIn, inRouter: false }, { kind: 'language' }];
  }
  const items: Array<UserMenuItem | false> = [
    rooms.includes('profile') && { kind: 'profile', href: PORTAL_PATHS.profile, inRouter: true },
    rooms.includes('admin') &&
      hasAdminPanel(user.roles) && { kind: 'adminPanel', href: HOST_PATHS.admin, inRouter: false },
    { kind: 'language' },
    user.isImpersonated && { kind: 'endImpersonation' },
    { kind: 'signOut', href: HOST_PATHS.signOut, inRouter: false },
  ];
  return items.filter((item) => item !== false);
}
