import { beforeEach, expect, test, vi } from 'vitest';
import { callApi } from '../../api/transport/call-api';
import { onUnauthorized } from '../../api/transport/unauthorized';
import { answerWith, refusal } from '../../testing/network';
import { getCurrentUser } from '@lantern/contract/platform/get-current-user';
import {
  isSignInUnderWay,
  reactToUnauthorized,
  releaseSignInLock,
  signInAddress,
  signOut,
} from './sign-in-redirect';

const SIGNED_IN_CALL = '/api/lms/v1/users/me/objectives/1/objective-access';
const PUBLIC_CALL = '/api/lms/v1/public/objectives/1';

beforeEach(() => {
  releaseSignInLock();
  sessionStorage.clear();
  history.replaceState(null, '', '/learn/courses?term=spring#top');
});

test('[8.1] ten calls that fail at once lead to one sign-in, which comes back to this page', async () => {
  const navigate = vi.fn<(address: string) => void>();
  const stop = onUnauthorized((path) => reactToUnauthorized(path, navigate));
  answerWith(refusal(401, 'notAuthenticated'));
  const calls = Array.from({ length: 10 }, () => callApi(getCurrentUser, {}));
  const outcomes = await Promise.allSettled(calls);
  stop();
  expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
  expect(navigate.mock.calls).toEqual([['/oidc/login?redirectUrl=%2Flearn%2Fcourses%3Fterm%3Dspring%23top']]);
  expect(isSignInUnderWay()).toBe(true);
});

test('[3.23] the provider that was chosen is chosen again', () => {
  sessionStorage.setItem('provider', 'school');
  const navigate = vi.fn<(address: string) => void>();
  reactToUnauthorized(SIGNED_IN_CALL, navigate);
  expect(navigate.mock.calls[0]?.[0]).toMatch(/&provider=school$/);
});

test('[6.5] a public call leads nowhere', () => {
  const navigate = vi.fn<(address: string) => void>();
  reactToUnauthorized(PUBLIC_CALL, navigate);
  expect(navigate).not.toHaveBeenCalled();
  expect(isSignInUnderWay()).toBe(false);
});

test('[8.1] inside a frame the page around is asked to sign in, once, and the frame stays', () => {
  const postMessage = vi.fn<(message: unknown, origin: string) => void>();
  vi.stubGlobal('parent', { postMessage });
  const navigate = vi.fn<(address: string) => void>();
  reactToUnauthorized(PUBLIC_CALL, navigate);
  for (let call = 0; call < 10; call += 1) reactToUnauthorized(SIGNED_IN_CALL, navigate);
  expect(postMessage.mock.calls).toEqual([[{ subject: 'lantern.relogin' }, location.origin]]);
  expect(navigate).not.toHaveBeenCalled();
});

test('[7.31] who signs out is not signed in again by a call that is refused on the way out', () => {
  const navigate = vi.fn<(address: string) => void>();
  const leave = vi.fn<(href: string) => void>();
  signOut('/oidc/logout', leave);
  reactToUnauthorized(SIGNED_IN_CALL, navigate);
  expect(leave.mock.calls).toEqual([['/oidc/logout']]);
  expect(navigate).not.toHaveBeenCalled();
});

test('a page that comes back from the history may go again', () => {
  const navigate = vi.fn<(address: string) => void>();
  reactToUnauthorized(SIGNED_IN_CALL, navigate);
  releaseSignInLock();
  reactToUnauthorized(SIGNED_IN_CALL, navigate);
  expect(navigate).toHaveBeenCalledTimes(2);
});

test('[7.31] what stands in the address that is come back to cannot end it early', () => {
  expect(signInAddress('/learn/catalog?a=1&b=2', 'x&y')).toBe(
    '/oidc/login?redirectUrl=%2Flearn%2Fcatalog%3Fa%3D1%26b%3D2&provider=x%26y',
  );
});
