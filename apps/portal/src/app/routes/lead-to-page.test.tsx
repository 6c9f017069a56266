import { getMyCalendar } from '@lantern/contract/planner/get-my-calendar';
import type { MakeCall } from '@lantern/contract/render-page';
import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listServer } from '../../testing/list-server';
import { renderApp } from '../../testing/render-app';
import { leadToPage } from './lead-to-page';

const menu = () => within(screen.getByRole('navigation', { name: 'Main menu' }));

async function openProfile() {
  const lists = listServer().call;
  const call: MakeCall = async (definition, input) =>
    definition.path === getMyCalendar.path ? ({ dates: [] } as never) : lists(definition, input);
  const { router } = await renderApp('/learn/profile', { call });
  leadToPage(router);
  const go = (href: string) => act(async () => router.navigate({ href }));
  return { router, go };
}

test('another page leads to its title, from the menu as from what is gone', async () => {
  const { go } = await openProfile();
  menu().getByRole('link', { name: 'Catalog' }).focus();
  await go('/calendar/month/2026-03');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'March 2026' }));

  await go('/profile');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Ada Lindqvist' }));
});

test('what changes on the same page leaves the focus where it is', async () => {
  const { go } = await openProfile();
  const link = menu().getByRole('link', { name: 'Catalog' });
  link.focus();
  await go('/profile?from=mail');
  expect(document.activeElement).toBe(link);
});

test('an address that names a place on the page leads there, not to the title', async () => {
  const { go } = await openProfile();
  const link = menu().getByRole('link', { name: 'Catalog' });
  link.focus();
  await go('/calendar#main');
  expect(document.activeElement).toBe(link);
});
