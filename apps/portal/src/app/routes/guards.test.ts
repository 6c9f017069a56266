import type { CurrentUser } from '@lantern/contract/platform/get-current-user';
import type { PageFacts } from '@lantern/contract/render-page';
import { createMemoryHistory, isRedirect } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { currentUserQuery } from '../../api/platform';
import { createI18n } from '../../lib/format/i18n';
import { currentUser } from '../../testing/current-user.builder';
import { pageFacts } from '../../testing/page-facts.builder';
import { createAppRouter } from './create-app-router';
import { createQueryClient } from './create-query-client';
import { followRedirectTarget } from './login-callback';
import { homeOrCourses, requireLearnerAccess, requireSignIn } from './guards';

type Guard = (guarded: Parameters<typeof requireSignIn>[0]) => unknown;

const NO_LEARNING = { permissions: [] };
const NO_MENU = { 'ui.learner.navigation': { catalog: false, calendar: false } };
const i18n = await createI18n('en-US');

/** Where a guard sends who asks for this address: in the router, or out of it; null where they may stay. */
async function sentTo(
  guard: Guard,
  address: string,
  user: Partial<CurrentUser> | null = {},
  facts: Partial<PageFacts> = {},
) {
  const queryClient = createQueryClient();
  if (user) queryClient.setQueryData(currentUserQuery().queryKey, currentUser(user));
  const context = { queryClient, i18n, facts: pageFacts({ isSignedIn: user !== null, ...facts }) };
  const history = createMemoryHistory({ initialEntries: [address] });
  const { latestLocation: location } = createAppRouter({
    context,
    history,
    clock: { pageMadeAt: context.facts.now, now: () => context.facts.now },
  });
  try {
    await guard({ context, location });
    return null;
  } catch (thrown) {
    if (!isRedirect(thrown)) throw thrown;
    const { href, reloadDocument } = thrown.options;
    return `${reloadDocument ? 'out to' : 'to'} ${href}`;
  }
}

test('[4.33] whoever is suspended is told so instead of signing in', async () => {
  expect(await sentTo(requireSignIn, '/learn/courses', null, { isSuspended: true })).toBe(
    'to /learn/forbidden',
  );
});

test('whoever is not signed in signs in and comes back, query and hash included', async () => {
  expect(await sentTo(requireSignIn, '/learn/courses?a=1#top', null)).toBe(
    'out to /oidc/login?redirectUrl=%2Flearn%2Fcourses%3Fa%3D1%23top',
  );
  expect(await sentTo(requireSignIn, '/learn/courses')).toBeNull();
});

const accesses: Array<[name: string, user: Partial<CurrentUser>, address: string, sent: string | null]> = [
  ['who may learn stays', {}, '/learn/courses', null],
  [
    'who may not learn goes to the first item of the menu (reading 6)',
    NO_LEARNING,
    '/learn/courses',
    'to /learn/catalog',
  ],
  ['and stays there', NO_LEARNING, '/learn/catalog/1', null],
  [
    'who has no item either is forbidden',
    { ...NO_LEARNING, settings: NO_MENU },
    '/learn/courses',
    'to /learn/forbidden',
  ],
  [
    'whose item is another application goes out to it',
    {
      ...NO_LEARNING,
      settings: {
        'ui.applications': ['rooms'],
        'ui.learner.navigation': { catalog: false, calendar: false, rooms: true },
      },
    },
    '/learn/courses',
    'out to /classroom/learner/rooms',
  ],
  ['who has no role is forbidden', { ...NO_LEARNING, roles: [] }, '/learn/courses', 'to /learn/forbidden'],
  ['who has no licence too', { licensedFeatures: [] }, '/learn/catalog', 'to /learn/forbidden'],
  [
    'who is licensed for research only belongs on the platform',
    { ...NO_LEARNING, licensedFeatures: ['Platform.Research'] },
    '/learn/catalog',
    'out to /platform',
  ],
];

test.each(accesses)('[4.33] %s', async (_name, user, address, sent) => {
  expect(await sentTo(requireLearnerAccess, address, user)).toBe(sent);
});

test('[2.2] without a dashboard the start page is My courses, query and hash kept', async () => {
  expect(await sentTo(homeOrCourses, '/learn?selfRegistered=true&a=b#top')).toBe(
    'to /learn/courses?selfRegistered=true&a=b#top',
  );
});

test('[2.2] with a dashboard the start page is that', async () => {
  expect(
    await sentTo(homeOrCourses, '/learn?a=b', { featureFlags: { 'learner.dashboard': true } }),
  ).toBeNull();
});

test.each([
  ['/learn/catalog?term=1#top', 'to /learn/catalog?term=1#top'],
  ['https://elsewhere.example/learn', 'to /learn'],
  ['//elsewhere.example', 'to /learn'],
  ['javascript:alert(1)', 'to /learn'],
  ['', 'to /learn'],
])('[2.19] [5.1] back from signing in, %s leads %s', async (target, sent) => {
  const address = `/learn/login-callback?redirectUrl=${encodeURIComponent(target)}&provider=demo`;
  expect(await sentTo(followRedirectTarget, address)).toBe(sent);
});
