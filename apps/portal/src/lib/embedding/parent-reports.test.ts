import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leaveByLink, leavePage, readParentReports, signOutOfPage, tellNavigation } from './parent-reports';

const EMBEDDER = 'https://school.example';
const postMessage = vi.fn<(message: unknown, origin: string) => void>();
const navigate = vi.fn<(href: string) => void>();

/** The portal in a frame of the embedder, opened with these flags. */
function embed(search: string) {
  vi.stubGlobal('parent', { postMessage });
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${EMBEDDER}/course/7?secret`);
  readParentReports(search);
}

beforeEach(() => {
  postMessage.mockClear();
  navigate.mockClear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  readParentReports('');
});

test('[2.36] an embedder that asks for redirects is told where to, and the frame stays', () => {
  embed('?reportRedirect');
  leavePage('/portal', navigate);
  expect(postMessage.mock.calls).toEqual([
    [{ subject: 'lantern.redirect', href: `${location.origin}/portal` }, EMBEDDER],
  ]);
  expect(navigate).not.toHaveBeenCalled();
});

test('[2.36] the same for a link that leads out', () => {
  embed('?reportRedirect');
  const preventDefault = vi.fn<() => void>();
  leaveByLink({ currentTarget: { href: 'https://tools.example/x' }, preventDefault });
  expect(postMessage.mock.calls).toEqual([
    [{ subject: 'lantern.redirect', href: 'https://tools.example/x' }, EMBEDDER],
  ]);
  expect(preventDefault).toHaveBeenCalled();
});

test('[2.36] an embedder that asks for sign-outs ends the session itself', () => {
  embed('?reportLogout');
  signOutOfPage('/oidc/logout', navigate);
  expect(postMessage.mock.calls).toEqual([[{ subject: 'lantern.logout' }, EMBEDDER]]);
  expect(navigate).not.toHaveBeenCalled();
});

test('[2.36] an embedder that asks for navigation is told of every page', () => {
  embed('?term=spring&reportNavigation');
  tellNavigation('/learn/catalog?term=spring');
  expect(postMessage.mock.calls).toEqual([
    [{ subject: 'lantern.navigate', href: `${location.origin}/learn/catalog?term=spring` }, EMBEDDER],
  ]);
});

test('[2.36] what is not asked for is not told', () => {
  embed('?reportSomethingElse');
  leavePage('/portal', navigate);
  signOutOfPage('/oidc/logout', navigate);
  tellNavigation('/learn/catalog');
  expect(postMessage).not.toHaveBeenCalled();
  expect(navigate.mock.calls).toEqual([['/portal'], ['/oidc/logout']]);
});

test('[2.36] a page that stands alone takes no flags', () => {
  readParentReports('?reportRedirect&reportLogout&reportNavigation');
  const preventDefault = vi.fn<() => void>();
  leaveByLink({ currentTarget: { href: '/portal' }, preventDefault });
  signOutOfPage('/oidc/logout', navigate);
  tellNavigation('/learn/catalog');
  expect(preventDefault).not.toHaveBeenCalled();
  expect(navigate.mock.calls).toEqual([['/oidc/logout']]);
});

test('where the browser names the origin around us, its word is taken, not the referrer’s', () => {
  embed('?reportLogout');
  vi.stubGlobal('location', {
    origin: 'https://learn.example',
    ancestorOrigins: ['https://near.example', 'https://far.example'],
  });
  signOutOfPage('/oidc/logout', navigate);
  expect(postMessage.mock.calls).toEqual([[{ subject: 'lantern.logout' }, 'https://near.example']]);
});
