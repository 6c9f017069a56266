import { expect, test } from 'vitest';
import type { PlatformRole } from './roles';
import { ROOMS } from './rooms';
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
  expect(userMenuItems(null, ROOMS)[0]).toEqual({ kind: 'signIn', href: '/oidc/login', inRouter: false });
  const [profile, admin] = userMenuItems(user(['Administrator']), ROOMS);
  expect(profile).toEqual({ kind: 'profile', href: '/learn/profile', inRouter: true });
  expect(admin).toEqual({ kind: 'adminPanel', href: '/admin', inRouter: false });
  expect(userMenuItems(user([]), ROOMS).at(-1)).toEqual({
    kind: 'signOut',
    href: '/oidc/logout',
    inRouter: false,
  });
});

test('[2.25] [2.22] without that application the admin panel is not in the menu', () => {
  const kinds = userMenuItems(user(['Administrator']), ['profile']).map(({ kind }) => kind);
  expect(kinds).toEqual(['profile', 'language', 'signOut']);
});

test('[2.25] without its room the profile is not in the menu', () => {
  const kinds = userMenuItems(user(['Learner']), ['calendar']).map(({ kind }) => kind);
  expect(kinds).toEqual(['language', 'signOut']);
});

function kindsOf(given: UserMenuUser | null): string {
  return userMenuItems(given, ROOMS)
    .map(({ kind }) => kind)
    .join(' ');
}
