import { browserOf, isSupportedBrowser } from '@lantern/domain/display/browser-support';
import { readStored, writeStored } from '../../lib/storage/storage';

const SHOWN = 'browserNotice';

/** [9.15] Whether this is the first visit with a browser that nobody tests with; from now on it is none. */
export function isFirstWithOtherBrowser(): boolean {
  if (isSupportedBrowser(browserOf(navigator.userAgent)) || readStored(SHOWN) !== null) return false;
  writeStored(SHOWN, 'shown');
  return true;
}
