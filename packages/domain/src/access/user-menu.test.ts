import { expect, test } from 'vitest';
import type { PlatformRole } from './roles';
import { type UserMenuUser, userMenuItems } from './user-menu';

function user(roles: PlatformRole[], isImpersonated = false): UserMenuUser {
  return { roles, isImpersonated };
}

test.each([
  ['a public visitor', null, 'signIn language'],
  ['a learner', user(['Learner']), 'profile language signOut'],
  ['an administrator', user(['Learner', 'Administrator']), 'profile adminPanel language signOut'],
  ['an author', user(['Author']), 'profile language signOut'],
])('[2.25] %s', (_title, given, kinds) => {
  expect(kindsOf(given)).toBe(kinds);
});

test('[6.6] an impersonated user can be left or signed out', () => {
  expect(kindsOf(user(['Learner'], true))).toBe('profile language endImpersonation signOut');
});

test('[2.25] where the items lead', () => {
  expect(userMenuItems(null)[0]).toEqual({ kind: 'signIn', href: '/oidc/login', inRouter: false });
  const [profile, admin] = userMenuItems(user(['Administrator']));
  expect(profile).toEqual({ kind: 'profile', href: '/learn/profile', inRouter: true });
  expect(admin).toEqual({ kind: 'adminPanel', href: '/admin', inRouter: false });
  expect(userMenuItems(user([])).at(-1)).toEqual({ kind: 'signOut', href: '/oidc/logout', inRouter: false });
});

function kindsOf(given: UserMenuUser | null): string {
  return userMenuItems(given)
    .map(({ kind }) => kind)
    .join(' ');
}
