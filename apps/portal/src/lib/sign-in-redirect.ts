import { isEmbedded, tellParent } from './parent-window';
import { readStored } from './storage';

let isUnderWay = false;

/** The address that signs in and comes back; the chosen provider is remembered for the session [3.23]. */
export function signInAddress(returnTo: string, provider: string | null): string {
  const search = new URLSearchParams({ redirectUrl: returnTo, ...(provider && { provider }) });
  return `/oidc/login?${search}`;
}

/** [8.1] However many calls fail at once, one goes to the sign-in page, or asks the page around us to. */
export function goToSignIn(
  navigate: (address: string) => void = (address) => location.assign(address),
): void {
  if (isUnderWay) return;
  isUnderWay = true;
  if (isEmbedded()) {
    tellParent({ subject: 'lantern.relogin' });
    return;
  }
  const { pathname, search, hash } = location;
  navigate(signInAddress(`${pathname}${search}${hash}`, readStored('provider', 'session')));
}

/** The page came back to life (back-forward cache): the next 401 may go again. */
export function releaseSignInLock(): void {
  isUnderWay = false;
}
