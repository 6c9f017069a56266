import type { CurrentUser } from '@lantern/contract/platform/get-current-user';
import type { Locale } from '@lantern/domain/display/locales';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { feedbackQuery } from '../../../api/attempts/feedback';
import { currentUserQuery } from '../../../api/platform';
import { currentUser } from '../../../testing/current-user.builder';
import { NOON, pageFacts } from '../../../testing/page-facts.builder';
import { type Answers, renderAt } from '../../../testing/render';
import { AccountButton } from './account-button';
// Loaded when it is wanted; here it is at hand.
import './account-menu';

// As the menu is with the room that it leads to.
vi.mock('@lantern/domain/access/rooms', () => ({ openRooms: (named = []) => ['profile', ...named] }));

afterEach(() => {
  vi.unstubAllGlobals();
});

async function openMenu(
  user: CurrentUser | null,
  width = 1440,
  locale: Locale = 'en-US',
  answers: Answers = [],
) {
  vi.stubGlobal('innerWidth', width);
  await renderAt(NOON, <AccountButton place="bar" />, {
    facts: pageFacts({ isSignedIn: user !== null, locale }),
    answers: user ? [[currentUserQuery().queryKey, user], ...answers] : [],
  });
  await userEvent.click(screen.getByRole('button'));
}

async function items(): Promise<string[]> {
  const menu = await screen.findByRole('menu', { name: 'Account menu' });
  return within(menu)
    .getAllByRole('menuitem')
    .map(({ textContent }) => textContent);
}

test('[2.25] a learner may see their profile, choose a language and sign out', async () => {
  await openMenu(currentUser());
  expect(await items()).toEqual(['Profile', 'LanguageEnglish (US)', 'Sign out']);
  expect(screen.getByText('ada@demo.test')).toBeTruthy();
  expect(screen.getByRole('menuitem', { name: 'Profile' }).getAttribute('href')).toBe('/learn/profile');
});

test('[9.4] the menu tells the learner’s own time, by twelve hours', async () => {
  await openMenu(currentUser());
  await items();
  const time = screen.getByText(/^Your time: 12:00\sPM$/);
  expect(time.getAttribute('datetime')).toBe(NOON.toISOString());
});

test('[9.4] reading 39: in Arabic the clock has Arabic-Indic digits', async () => {
  await openMenu(currentUser(), 1440, 'ar');
  expect(await screen.findByText(/^توقيتك: ١٢:٠٠\sم$/)).toBeTruthy();
});

test('[2.25] an administrator has the admin panel too', async () => {
  await openMenu(
    currentUser({ roles: ['Administrator', 'Learner'], settings: { 'ui.applications': ['admin'] } }),
  );
  expect(await items()).toEqual(['Profile', 'Admin panel', 'LanguageEnglish (US)', 'Sign out']);
  expect(screen.getByRole('menuitem', { name: 'Admin panel' }).getAttribute('href')).toBe('/admin');
});

test('[6.6] whoever is impersonated can be left', async () => {
  await openMenu(currentUser({ isImpersonated: true }));
  expect(await items()).toEqual(['Profile', 'LanguageEnglish (US)', 'Return to my own account', 'Sign out']);
});

test('[2.25] a visitor may sign in', async () => {
  await openMenu(null);
  expect(await items()).toEqual(['Sign in', 'LanguageEnglish (US)']);
});

test('[1.7] the languages are those that the tenant offers and that have texts, by their own names', async () => {
  await openMenu(currentUser());
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Language/ }));
  const submenu = screen.getByRole('menu', { name: 'Language' });
  const choices = within(submenu).getAllByRole('menuitemradio');
  expect(choices.map((choice) => [choice.textContent, choice.getAttribute('aria-checked')])).toEqual([
    ['العربية', 'false'],
    ['English (US)', 'true'],
  ]);
});

test('[2.25] below 970 px it is a sheet, and the languages have a sheet of their own', async () => {
  await openMenu(currentUser(), 969);
  const sheet = await screen.findByRole('dialog', { name: 'Account menu' });
  expect(within(sheet).getByRole('link', { name: 'Profile' })).toBeTruthy();
  await userEvent.click(within(sheet).getByRole('button', { name: /^Language/ }));
  expect(screen.getByRole('dialog', { name: 'Language' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Language' })).toBeTruthy();
  expect(screen.queryByRole('dialog', { name: 'Account menu' })).toBeNull();
});

test('[2.25] the sheet closes as the profile is opened', async () => {
  await openMenu(currentUser(), 390);
  const sheet = await screen.findByRole('dialog', { name: 'Account menu' });
  await userEvent.click(within(sheet).getByRole('link', { name: 'Profile' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['menu', 1440],
  ['sheet', 390],
])('[9.13] the learner can say what they think, from the %s', async (_kind, width) => {
  await openMenu(currentUser(), width, 'en-US', [[feedbackQuery().queryKey, { lastAnswered: null }]]);
  await userEvent.click(await screen.findByText('Give feedback'));
  expect(await screen.findByRole('dialog', { name: 'Give feedback' })).toBeTruthy();
});

test('[2.25] a visitor is not asked what they think', async () => {
  await openMenu(null);
  expect(await items()).toEqual(['Sign in', 'LanguageEnglish (US)']);
});
