import { keepOfflinePage } from '../../lib/network/keep-offline-page';
import { writeChoiceCookie } from '../../lib/storage/storage';

/** What nobody waits for: it comes in a file of its own, once the browser has nothing else to do. */
export function afterFirstView({ isFramed, locale }: { isFramed: boolean; locale: string }): void {
  // The next page is rendered in this browser's own time zone where the profile names none.
  writeChoiceCookie('timezone', Intl.DateTimeFormat().resolvedOptions().timeZone);
  if (!isFramed) void keepOfflinePage(locale);
}
