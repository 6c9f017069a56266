import { trustedScriptUrl } from '../embedding/trusted-script-url';

const OFFLINE_PAGE = '/learn/offline';

/** [2.8] From now on a page that cannot be had without a connection says so in our words and the reader's language. */
export async function keepOfflinePage(locale: string): Promise<void> {
  // None over plain http, in private windows of some browsers, or where an operator forbids it.
  if (!('serviceWorker' in navigator) || !('caches' in window)) return;
  try {
    const script = trustedScriptUrl('/learn/service-worker.js');
    await navigator.serviceWorker.register(script, { scope: '/learn', updateViaCache: 'none' });
    const cache = await caches.open('offline-page');
    const kept = await cache.match(OFFLINE_PAGE);
    if (kept?.headers.get('content-language') !== locale) await cache.add(OFFLINE_PAGE);
  } catch {
    // Without it the browser's own page says it.
  }
}
