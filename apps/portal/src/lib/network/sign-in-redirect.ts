import { unauthorizedReaction } from '@lantern/domain/access/public-access';
import { signOutOfPage } from '../embedding/parent-reports';
import { isEmbedded, tellParent } from '../embedding/parent-window';
import { readStored } from '../storage/storage';

let isUnderWay = false;

/** [7.31] The address that signs in and comes back; the chosen provider is remembered for the session [3.23]. */
export function signInAddress(returnTo: string, provider: string | null): string {
  const search = new URLSearchParams({ redirectUrl: returnTo, ...(provider && { provider }) });
  return `/oidc/login?${search}`;
}

/** [8.1] However many calls fail at once, one goes to the sign-in page, or asks the page around us to. */
export function reactToUnauthorized(callPath: string, navigate = goTo): void {
  const { pathname, search, hash } = location;
  const reaction = unauthorizedReaction(callPath, { pagePath: pathname, isEmbedded: isEmbedded() });
  if (reaction === 'none' || isUnderWay) return;
  isUnderWay = true;
  if (reaction === 'askParentToSignIn') {
    tellParent({ subject: 'lantern.relogin' });
    return;
  }
  navigate(signInAddress(`${pathname}${search}${hash}`, readStored('provider', 'session')));
}

/** [7.31] Leaves for good: a call that is refused on the way out leads nobody back in. */
export function signOut(href: string, leave = signOutOfPage): void {
  isUnderWay = true;
  leave(href);
}

/** The page is being left for signing in: what fails meanwhile is not worth a message. */
export function isSignInUnderWay(): boolean {
  return isUnderWay;
}

/** The page lives on (come back from the history, or led elsewhere meanwhile): the next 401 may go again. */
export function releaseSignInLock(): void {
  isUnderWay = false;
}

function goTo(address: string): void {
  location.assign(address);
}
