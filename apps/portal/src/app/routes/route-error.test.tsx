import { type ProblemCode, ProblemError } from '@lantern/contract/problem-error';
import type { MakeCall } from '@lantern/contract/render-page';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reportEvent } from '../../api/attempts/report-event';
import { reactToUnauthorized, releaseSignInLock } from '../../lib/network/sign-in-redirect';
import { pageFacts } from '../../testing/page-facts.builder';
import { renderApp } from '../../testing/render-app';
// Loaded as in the browser, before anything fails.
import './route-error';

vi.mock('../../api/attempts/report-event', () => ({ reportEvent: vi.fn<() => void>() }));

beforeEach(() => {
  // React and the router tell the console of what a boundary has caught; here that is the point.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  releaseSignInLock();
  vi.restoreAllMocks();
});

function failing(error: Error): MakeCall {
  return async () => {
    throw error;
  };
}

/** A page of a signed-in learner whose very first call, who they are, fails. */
async function renderFailing(error: Error) {
  await renderApp('/learn/profile', { user: null, facts: pageFacts(), call: failing(error) });
}

test('[2.20] [8.5] a page that throws shows the full-screen 500 page in place of everything', async () => {
  await renderApp('/learn/simulate-error');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Something went wrong');
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(document.documentElement.lang).toBe('en-US');
});

test('[8.5] the stack is shown only where people work on the product', async () => {
  await renderApp('/learn/simulate-error');
  expect(await screen.findByText(/A simulated error/)).toBeTruthy();
});

test.each<[ProblemCode, string]>([
  ['notAuthenticated', 'Unauthorized access'],
  ['forbidden', 'Forbidden'],
  ['notFound', 'Page not found'],
  ['invalidRequest', 'Something went wrong'],
])('[2.32] a call that fails as %s shows the page of its status', async (code, heading) => {
  await renderFailing(new ProblemError(code));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
});

test('[2.32] an error that came with the page, and has only its message left, is the same', async () => {
  await renderFailing(new Error('notAuthenticated'));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Unauthorized access');
});

test('[8.1] on the way to the sign-in page there is nothing to read', async () => {
  reactToUnauthorized('/api/platform/v1/users/me', () => {});
  await renderFailing(new ProblemError('notAuthenticated'));
  expect(screen.queryByRole('heading')).toBeNull();
});

test('[2.36] [8.1] a frame that nobody is signed in to says so, and asks the page around it', async () => {
  const postMessage = vi.fn<(message: unknown, origin: string) => void>();
  vi.stubGlobal('parent', { postMessage });
  await renderApp('/learn/courses', { user: null, facts: pageFacts({ isSignedIn: false, isFramed: true }) });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Unauthorized access');
  expect(postMessage.mock.calls).toEqual([[{ subject: 'lantern.relogin' }, location.origin]]);
});

test('[8.5] a page that failed is reported', async () => {
  await renderApp('/learn/simulate-error');
  await screen.findByRole('heading', { level: 1 });
  expect(vi.mocked(reportEvent).mock.lastCall).toEqual(['page_error', { code: 500, name: 'Error' }]);
});
