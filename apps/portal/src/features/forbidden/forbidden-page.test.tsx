import type { CurrentUser } from '@lantern/contract/platform/get-current-user';
import type { PageFacts } from '@lantern/contract/render-page';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { currentUserQuery } from '../../api/platform';
import { currentUser } from '../../testing/current-user.builder';
import { NOON, pageFacts } from '../../testing/page-facts.builder';
import { renderAt } from '../../testing/render';
import { ForbiddenPage } from './forbidden-page';

const CONTACT = { supportContact: 'help@demo.test' };

type Caller = { user?: Partial<CurrentUser>; facts?: Parameters<typeof pageFacts>[0] };

async function show({ user, facts }: Caller) {
  await renderAt(NOON, <ForbiddenPage />, {
    facts: pageFacts(facts),
    answers: user ? [[currentUserQuery().queryKey, currentUser(user)]] : [],
  });
}

const links = () =>
  screen.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`);
const factsShown = () =>
  screen
    .getAllByRole('term')
    .map((term, at) => [term.textContent, screen.getAllByRole('definition')[at]?.textContent]);

const SUSPENDED: Partial<PageFacts> = { isSignedIn: false, isSuspended: true };

test.each<[string, Caller, string, string]>([
  ['no licence', { user: { licensedFeatures: [] } }, 'Your account has no learning licence', 'No licence'],
  ['no permission', { user: { permissions: [] } }, 'You cannot take courses here', 'Your role does not'],
  [
    'no role',
    { user: { roles: [], permissions: [] } },
    'Your account has no role yet',
    'Nobody has given you a role',
  ],
  [
    'no role and no licence',
    { user: { roles: [], permissions: [], licensedFeatures: [] } },
    'Your account has no role yet',
    'Nobody has given you a role',
  ],
  ['suspended', { facts: SUSPENDED }, 'Your account is suspended', 'An administrator has suspended'],
])(
  '[4.33] [2.15] %s: the page says why, whom to ask, and how to sign out',
  async (_who, caller, title, why) => {
    await show(caller);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(document.title).toBe(`${title} · Lantern`);
    const shown = new Map(factsShown().map(([name, value]) => [name, value]));
    expect(shown.get('Why')).toContain(why);
    expect(shown.get('Whom to ask')).toBe('Your administrator');
    expect(shown.get('Signed in as')).toBe(caller.user ? 'ada@demo.test' : undefined);
    expect(links()).toEqual(['Open catalog /learn/open-catalog', 'Sign out /oidc/logout']);
  },
);

test('[4.33] the tenant’s own contact is named, and written to', async () => {
  await show({ user: { licensedFeatures: [] }, facts: { config: CONTACT } });
  expect(new Map(factsShown() as Array<[string, string]>).get('Whom to ask')).toBe('help@demo.test');
  expect(links()[0]).toBe('Ask for a licence mailto:help@demo.test');
});

test('[4.33] a contact that is no address of mail is words only', async () => {
  await show({
    user: { licensedFeatures: [] },
    facts: { config: { supportContact: 'javascript:alert(1)' } },
  });
  expect(new Map(factsShown() as Array<[string, string]>).get('Whom to ask')).toBe('javascript:alert(1)');
  expect(links().join()).not.toMatch(/javascript:alert/);
});

test('[2.15] who may learn, and who is not signed in, sees the plain page without a button', async () => {
  await show({ user: {} });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Forbidden');
  expect(screen.queryByRole('link')).toBeNull();
});
