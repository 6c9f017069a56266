import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { listServer } from '../../../testing/list-server';
import { listedObjective } from '../../../testing/listed-objective-access.builder';
import { pageFacts } from '../../../testing/page-facts.builder';
import { renderApp } from '../../../testing/render-app';

// Loaded when it is wanted; here it is at hand.
import './visitor-menu';

beforeEach(() => {
  document.cookie = 'locale=; Max-Age=0; Path=/';
});

const canonical = () => document.head.querySelector('link[rel="canonical"]')?.getAttribute('href');

test('[1.7] who chooses another language than the address says keeps it, and the rest of the address', async () => {
  const { call } = listServer({ openCourses: () => ({ data: [listedObjective()], totalCount: 1 }) });
  const { router } = await renderApp('/learn/open-catalog?keyword=sand&locale=ar', {
    call,
    user: null,
    facts: pageFacts({ isSignedIn: false, locale: 'ar', hasLocaleAddress: true }),
  });
  expect(document.documentElement.lang).toBe('ar');
  expect(canonical()).toBe(`${location.origin}/learn/open-catalog?locale=ar`);
  await userEvent.click(screen.getByRole('button', { name: /^اللغة/ }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: /English/ }));
  await waitFor(() => expect(document.documentElement.lang).toBe('en-US'));
  await waitFor(() => expect(router.latestLocation.searchStr).toBe('?keyword=sand'));
  expect(document.cookie).toContain('locale=en-US');
  expect(canonical()).toBe(`${location.origin}/learn/open-catalog?locale=en-US`);
});
